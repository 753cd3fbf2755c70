package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
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
 * @param announcement the announcement
 * @param rounds the Swiss rounds
 * @param cut the players who advanced; none if no cut was made
 * @param bracket the final rounds; none if none were played
 * @param ranking the ranking of the whole event so far
 * @param prizeSplits the prizes that players agreed to split, a sentence for each agreement
 * @param seed the commitment to the seed, and the seed once it is revealed
 * @param language the language of all texts
 */
public record EventPacket(
        TextTable announcement,
        Vector<PacketRound> rounds,
        Option<TextTable> cut,
        Option<TextTable> bracket,
        TextTable ranking,
        Vector<String> prizeSplits,
        SeedProof seed,
        Language language) {
    /**
     * A Swiss round.
     *
     * @param round the number of the round
     * @param pairings the pairings with their tables
     * @param results the results
     * @param standings the standings after the round
     * @param reasons why each player has this rank, the best rank first
     */
    public record PacketRound(
            int round, TextTable pairings, TextTable results, TextTable standings, Vector<String> reasons) {}

    /** Creates the packet of an event so far. Its seed stays secret. */
    public static EventPacket of(TournamentState state, Wording wording) {
        return with(state, SeedProof.hidden(state.announcement().seedCommitment(), wording), wording);
    }

    /**
     * Creates the packet of an event that is over, with the seed revealed.
     *
     * @param salt the salt of the published commitment; any text if no commitment was published
     */
    @Rule(EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE)
    public static EventPacket revealed(TournamentState state, String salt, Wording wording) {
        return with(state, SeedProof.revealed(state, salt, wording), wording);
    }

    private static EventPacket with(TournamentState state, SeedProof proof, Wording wording) {
        return new EventPacket(
                EventViews.announcement(state.announcement(), wording),
                Vector.rangeClosed(1, state.rounds().size()).map(round -> part(state, round, wording)),
                EventViews.cut(state, wording),
                EventViews.bracket(state, wording),
                EventViews.ranks(state, wording),
                state.prizeSplits().map(split -> split.describe(wording)),
                proof,
                wording.language());
    }

    private static PacketRound part(TournamentState state, int round, Wording wording) {
        Standings standings = state.standingsAfter(round);
        return new PacketRound(
                round,
                EventViews.pairings(state, round, wording).get(),
                EventViews.results(state, round, wording).get(),
                EventViews.standings(state, round, wording).get(),
                standings
                        .rows()
                        .flatMap(row -> RankReason.of(standings, row.player()))
                        .map(reason -> reason.describe(wording)));
    }

    /** Returns the whole packet as one Markdown page. */
    public String markdown() {
        Wording wording = Wording.ENGLISH.in(language);
        StringBuilder page = new StringBuilder("# ").append(TextTable.escaped(announcement.title()));
        page.append("\n\n").append(announcement.markdown());
        for (PacketRound part : rounds) {
            page.append("\n## ")
                    .append(Sentences.packetRound(wording, part.round()))
                    .append("\n\n");
            page.append(part.pairings().markdown())
                    .append('\n')
                    .append(part.results().markdown())
                    .append('\n')
                    .append(part.standings().markdown())
                    .append('\n')
                    .append(Sentences.whyRanks(wording))
                    .append("\n\n");
            part.reasons()
                    .forEach(reason ->
                            page.append("- ").append(TextTable.escaped(reason)).append('\n'));
        }
        cut.forEach(table -> section(page, Sentences.packetCut(wording), table.markdown()));
        bracket.forEach(table -> section(page, Sentences.finalRounds(wording), table.markdown()));
        section(page, Sentences.packetRanking(wording), ranking.markdown());
        if (!prizeSplits.isEmpty()) {
            section(page, Sentences.packetPrizes(wording), "");
            prizeSplits.forEach(
                    split -> page.append("- ").append(TextTable.escaped(split)).append('\n'));
        }
        section(page, Sentences.seed(wording), seed.markdown(wording));
        return page.toString();
    }

    private static void section(StringBuilder page, String heading, String text) {
        page.append("\n## ").append(heading).append("\n\n").append(text);
    }
}
