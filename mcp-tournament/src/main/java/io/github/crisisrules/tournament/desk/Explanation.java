package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.PairingCheck;
import io.github.crisisrules.tournament.pairing.PairingLaw;
import io.github.crisisrules.tournament.pairing.PairingReason;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.RankReason;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** Answers to the questions of players: why this opponent, why this bye, why this rank. */
public final class Explanation {
    private Explanation() {}

    /** Why a player met this opponent in a Swiss round, or had the bye; nothing for one who was not paired. */
    public static Option<Either<ByeChoice, PairingReason>> opponent(TournamentState state, PlayerId player, int round) {
        return state.round(round)
                .flatMap(found -> found.hasBye(player)
                        ? found.tables()
                                .byes()
                                .find(bye -> bye.player().equals(player))
                                .map(Either::left)
                        : found.reasons().of(player).map(Either::right));
    }

    /**
     * The same in words, with a note where the draw left its law. Of a round that was paired by hand or at another desk it says so, and
     * gives no reason.
     */
    public static String opponentText(TournamentState state, PlayerId player, int round) {
        return text(state, player, round, met -> met);
    }

    /** The same for everybody's eyes: whom the organizer keeps apart is between the organizer and those concerned. */
    public static String publicOpponentText(TournamentState state, PlayerId player, int round) {
        return text(state, player, round, PairingReason::withoutExclusions);
    }

    private static String text(TournamentState state, PlayerId player, int round, UnaryOperator<PairingReason> asTold) {
        // What was not paired by the rules has none of their reasons.
        boolean byTheRules = state.round(round).exists(found -> !found.tables().byHand());
        String words = opponent(state, player, round)
                .map(reason -> reason.fold(
                        bye -> bye.words(state.names()),
                        met -> byTheRules ? asTold.apply(met).words(state.names()) : met.facts(state.names())))
                .getOrElse(() -> state.name(player) + " was not paired in round " + round + ".");
        return words + state.round(round).map(Explanation::note).getOrElse("");
    }

    private static String note(SwissRound round) {
        RoundTables tables = round.tables();
        if (round.isTakenOver()) {
            return " This round was paired and played at another desk.";
        }
        if (tables.byHand()) {
            return " The organizer paired this round by hand.";
        }
        return tables.leftTheLaw()
                ? " About the draw of this round: " + PairingLaw.LEFT.words() + " ["
                        + EventRules.RANDOM_AMONG_THE_BEST_PAIRINGS + "]."
                : "";
    }

    /** Why a player has this rank now; nothing for one who is not ranked. */
    public static Option<RankReason> rank(TournamentState state, PlayerId player) {
        return RankReason.of(state.standings(), player);
    }

    /** The same in words. */
    public static String rankText(TournamentState state, PlayerId player) {
        return rank(state, player)
                .map(reason -> reason.words(state.names()))
                .getOrElse(() -> state.name(player) + " is not ranked.");
    }

    /** Whether the pairs of a Swiss round were those the rules allow; {@link SwissDesk#checkByHand} also asks for the bye. */
    public static Option<PairingCheck> check(TournamentState state, int round, PairingSystem system) {
        return state.round(round)
                .map(found -> PairingCheck.of(found.field(), found.tables().pairs(), system));
    }
}
