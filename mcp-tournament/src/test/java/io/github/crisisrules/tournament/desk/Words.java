package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Scoring;
import java.util.Locale;

/** Endings and results in words. */
final class Words {
    private Words() {}

    static String ending(TournamentState state, MatchEnding ending) {
        return ending.match(
                victory -> state.name(victory.winner().player()) + " "
                        + victory.winner().vps() + "-" + victory.loser().vps() + " "
                        + state.name(victory.loser().player()),
                time -> "time, " + state.name(time.one().player()) + " "
                        + time.one().vps() + "-" + time.other().vps() + " "
                        + state.name(time.other().player()),
                concession -> state.name(concession.conceding().player()) + " concedes at "
                        + concession.conceding().vps() + "-"
                        + concession.opponent().vps() + " to "
                        + state.name(concession.opponent().player()),
                draw -> state.name(draw.one().player()) + " draws with "
                        + state.name(draw.other().player()) + ", " + draw.one().vps() + "-"
                        + draw.other().vps());
    }

    static String result(TournamentState state, MatchEnding ending) {
        MatchResult result = Scoring.of(ending);
        return state.name(result.first().player()) + " "
                + result.first().outcome().name().toLowerCase(Locale.ROOT) + " "
                + result.first().vps() + ", " + state.name(result.second().player()) + " "
                + result.second().outcome().name().toLowerCase(Locale.ROOT) + " "
                + result.second().vps();
    }
}
