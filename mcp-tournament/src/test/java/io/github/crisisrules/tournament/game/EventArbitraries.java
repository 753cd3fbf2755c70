package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Events that were played to their end. */
final class EventArbitraries {
    private EventArbitraries() {}

    /**
     * Returns events of 6 to 22 players with drops, ejections, rejoins and late entries, or without any: by the table of the
     * packet, with a cut and a bracket, with a cut and further Swiss rounds, and without a cut. The steps of their plays are
     * states in mid-round.
     */
    static Arbitrary<Desk> events() {
        Arbitrary<Announcement> announcements = Arbitraries.of(
                Announcement.of("Challenger", Editions.CHALLENGER),
                unofficial(3, 4, PostCutStage.BRACKET),
                unofficial(2, 4, PostCutStage.SWISS_CONTINUES),
                unofficial(5, 0, PostCutStage.BRACKET));
        return Combinators.combine(
                        announcements,
                        Arbitraries.integers().between(6, 22),
                        Arbitraries.longs(),
                        Arbitraries.of(0, 10, 30))
                .as((announcement, players, seed, trouble) ->
                        RandomEvent.run(announcement, players, Seed.of(seed), trouble))
                .withoutEdgeCases();
    }

    private static Announcement unofficial(int rounds, int cut, PostCutStage after) {
        return Announcement.builder()
                .name("Unofficial")
                .edition(Editions.CHALLENGER)
                .structure(new Structure(rounds, cut))
                .postCutStage(after)
                .build();
    }
}
