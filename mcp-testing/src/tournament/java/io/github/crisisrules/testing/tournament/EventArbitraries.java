package io.github.crisisrules.testing.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of whole events, in mid-game and over. */
public final class EventArbitraries {
    private static final int THOUSAND = 1000;

    private EventArbitraries() {}

    /**
     * Returns events of 6 to 22 players with drops, ejections, rejoins and late entries, or without any: by the table of the
     * packet, with a cut and a bracket, with a cut and further Swiss rounds, and without a cut. The steps of their plays are
     * states in mid-round.
     */
    public static Arbitrary<Desk> events() {
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

    /**
     * Returns events like those of {@link #events} after any of their commands: before the first round, in the middle of a
     * round, at the cut, in the finals or over. A failing event shrinks to its first commands.
     */
    public static Arbitrary<Desk> inMidGame() {
        return Combinators.combine(events(), Arbitraries.integers().between(0, THOUSAND))
                .as((event, part) -> after(event, event.play().steps().size() * part / THOUSAND))
                .withoutEdgeCases();
    }

    private static Desk after(Desk event, int commands) {
        return Desk.of(Play.of(event.play().game(), event.play().start())
                .applyAll(event.play().steps().take(commands).map(Play.Step::command)));
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
