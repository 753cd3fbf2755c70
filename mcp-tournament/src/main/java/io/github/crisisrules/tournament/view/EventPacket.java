package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RankReason;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Everything that an organizer publishes about an event: the announcement, every round with its results, standings
 * and the reason for each rank, the cut, the bracket, the final ranking, and how to verify the seed.
 * {@link #markdown} renders it as a page; {@code mcp-json} writes it as JSON.
 *
 * @param rounds the Swiss rounds
 * @param cut the players who advanced; none if no cut was made
 * @param bracket the final rounds; none if none were played
 */
public record EventPacket(
        TextTable announcement,
        Vector<PacketRound> rounds,
        Option<TextTable> cut,
        Option<TextTable> bracket,
        TextTable ranking,
        SeedProof seed) {
    /**
     * A Swiss round.
     *
     * @param reasons why each player has this rank, the best rank first
     */
    public record PacketRound(
            int round, TextTable pairings, TextTable results, TextTable standings, Vector<String> reasons) {}

    /** Creates the packet of an event so far. Its seed stays secret. */
    public static EventPacket of(TournamentState state) {
        return with(state, SeedProof.hidden(state.announcement().commitment()));
    }

    /**
     * Creates the packet of an event that is over, with the seed revealed.
     *
     * @param salt the salt of the published commitment; any text if no commitment was published
     */
    @Rule(EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE)
    public static EventPacket revealed(TournamentState state, String salt) {
        return with(state, SeedProof.revealed(state, salt));
    }

    private static EventPacket with(TournamentState state, SeedProof proof) {
        return new EventPacket(
                EventViews.announcement(state.announcement()),
                Vector.rangeClosed(1, state.rounds().size()).map(round -> part(state, round)),
                EventViews.cut(state),
                EventViews.bracket(state),
                EventViews.ranks(state),
                proof);
    }

    private static PacketRound part(TournamentState state, int round) {
        Standings standings = state.standingsAfter(round);
        return new PacketRound(
                round,
                EventViews.pairings(state, round).get(),
                EventViews.results(state, round).get(),
                EventViews.standings(state, round).get(),
                standings
                        .rows()
                        .flatMap(row -> RankReason.of(standings, row.player()))
                        .map(reason -> reason.words(state.names())));
    }

    /** Returns the whole packet as one Markdown page. */
    public String markdown() {
        StringBuilder page = new StringBuilder("# ").append(TextTable.escaped(announcement.title()));
        page.append("\n\n").append(announcement.markdown());
        for (PacketRound part : rounds) {
            page.append("\n## Round ").append(part.round()).append("\n\n");
            page.append(part.pairings().markdown())
                    .append('\n')
                    .append(part.results().markdown())
                    .append('\n')
                    .append(part.standings().markdown())
                    .append("\nWhy these ranks:\n\n");
            part.reasons()
                    .forEach(reason ->
                            page.append("- ").append(TextTable.escaped(reason)).append('\n'));
        }
        cut.forEach(table -> page.append("\n## Cut\n\n").append(table.markdown()));
        bracket.forEach(table -> page.append("\n## Final rounds\n\n").append(table.markdown()));
        page.append("\n## Ranking\n\n").append(ranking.markdown());
        return page.append("\n## Seed\n\n").append(seed.markdown()).toString();
    }
}
