package io.github.crisisrules.fairness.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.study.TiebreakNames;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.FinalRank;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.Standing;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class EventPlayerProperties {
    /** An event to be played twice. */
    record Occasion(
            int players,
            int rounds,
            int cut,
            double draws,
            AttendanceModel turnout,
            VictoryPoints victoryPoints,
            long seed) {}

    @Provide
    Arbitrary<Occasion> occasions() {
        // Few different VPs, so that the lot has to decide now and then.
        Arbitrary<VictoryPoints> vps = Arbitraries.of(
                VictoryPoints.USUAL, new VictoryPoints(15, 16, 9, 10, 1), new VictoryPoints(10, 10, 5, 5, 0));
        Arbitrary<AttendanceModel> turnouts = Arbitraries.of(
                AttendanceModel.FULL,
                new AttendanceModel(0.3, 0, 0),
                new AttendanceModel(0.5, 1, 0.1),
                new AttendanceModel(0, 0, 0.25),
                new AttendanceModel(0.1, 0, 0.1));
        return Combinators.combine(
                        Arbitraries.integers().between(4, 21),
                        Arbitraries.integers().between(1, 7),
                        Arbitraries.of(0, 2, 4, 8),
                        Arbitraries.of(0.0, 0.1, 0.4),
                        turnouts,
                        vps,
                        Arbitraries.longs())
                .as((players, rounds, cut, draws, turnout, victoryPoints, seed) -> new Occasion(
                        players,
                        Math.min(rounds, players - 1),
                        cut > players ? 4 : cut,
                        draws,
                        turnout,
                        victoryPoints,
                        seed));
    }

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void aSimulatedEventIsTheDesksEvent(@ForAll("occasions") Occasion occasion) {
        isTheDesksEvent(occasion, PairingKind.SWISS, TiebreakChain.OFFICIAL);
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void aSimulatedEventIsTheDesksEventUnderTheSystemsForResearch(
            @ForAll("occasions") Occasion occasion, @ForAll("kinds") PairingKind kind) {
        isTheDesksEvent(occasion, kind, TiebreakChain.OFFICIAL);
    }

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void aSimulatedEventIsTheDesksEventWithHouseTiebreakers(
            @ForAll("occasions") Occasion occasion, @ForAll("chains") TiebreakChain chain) {
        isTheDesksEvent(occasion, PairingKind.SWISS, chain);
    }

    /** Byes go by the standings in every round, and so do the pairs of these systems. */
    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void aSimulatedEventIsTheDesksEventWithBoth(
            @ForAll("occasions") Occasion occasion,
            @ForAll("kinds") PairingKind kind,
            @ForAll("chains") TiebreakChain chain) {
        isTheDesksEvent(occasion, kind, chain);
    }

    @Provide
    Arbitrary<TiebreakChain> chains() {
        return Combinators.combine(
                        Arbitraries.shuffle(TiebreakNames.all().asJava()),
                        Arbitraries.integers().between(1, 8),
                        Arbitraries.of(1, 3, 10_000))
                .as((order, length, cap) ->
                        new TiebreakChain(Vector.ofAll(order).take(length), cap));
    }

    /** All but {@code random}, which is the documents' own system blind to points and has no twin in the library. */
    @Provide
    Arbitrary<PairingKind> kinds() {
        return Arbitraries.of(PairingKind.ADJACENT, PairingKind.FOLD, PairingKind.MONRAD, PairingKind.LEAST_GAPS);
    }

    private static PairingSystem deskSystem(PairingKind kind, TournamentState state) {
        if (state.rounds().isEmpty()) {
            return PairingSystem.swiss();
        }
        Seq<PlayerId> ranking = state.standings().players();
        return switch (kind) {
            case SWISS, RANDOM -> PairingSystem.swiss();
            case ADJACENT -> PairingSystem.rankAdjacent(ranking);
            case FOLD -> PairingSystem.fold(ranking);
            case MONRAD -> PairingSystem.monrad(ranking);
            case LEAST_GAPS -> PairingSystem.leastSquaredGaps();
        };
    }

    /** Returns the printed scoring for half of the seeds, and that of a house edition for the others. */
    private static Scoring scoring(long seed) {
        Scoring printed = Editions.CHALLENGER.scoring();
        return Math.floorMod(seed, 2) == 0
                ? printed
                : printed.withByeVps(16).withPoints(new PointScale(5, 2, 1).withBye(4));
    }

    private static void isTheDesksEvent(Occasion occasion, PairingKind kind, TiebreakChain chain) {
        MatchModel model = new MatchModel.Elo(400, occasion.draws());
        EventPlan plan = new EventPlan(
                occasion.players(),
                new Structure(occasion.rounds(), occasion.cut()),
                PairingChoice.of(kind),
                scoring(occasion.seed()));
        EventSample draw =
                EventSample.of(Seed.of(occasion.seed()), 7, occasion.players(), Strengths.ratings(300), model);
        EventPlayer player = new EventPlayer(plan, occasion.victoryPoints(), occasion.turnout(), chain);
        PlayedEvent event = player.sheet(draw);
        // A sheet that was used before must not show through.
        player.play(EventSample.of(Seed.of(1), 1, occasion.players(), Strengths.ratings(300), model), event);
        player.play(draw, event);

        TournamentState desk =
                new DeskTwin(event, model, occasion.victoryPoints(), state -> deskSystem(kind, state)).play();

        for (int p = 0; p < event.players(); p++) {
            PlayerId id = PlayerId.of(p + 1);
            for (int round = 1; round <= event.rounds(); round++) {
                assertThat(event.opponent(round, p))
                        .as("opponent of %s in round %s", p, round)
                        .isEqualTo(DeskTwin.opponent(desk.rounds().get(round - 1), id));
            }
            Standing standing = desk.standings().of(id).get();
            assertThat(event.points(p)).isEqualTo(standing.points());
            assertThat(event.vps(p)).isEqualTo(standing.vps());
            assertThat(event.byes(p)).isEqualTo(standing.record().byes());
            assertThat(event.swissRanked(standing.rank())).isEqualTo(p);
        }
        Vector<FinalRank> ranks = desk.finalRanks();
        for (FinalRank rank : ranks) {
            int sharing = ranks.count(other -> other.rank() == rank.rank());
            assertThat(event.twiceRank(rank.player().number() - 1)).isEqualTo(2 * rank.rank() + sharing - 1);
        }
        assertThat(event.winner()).isEqualTo(desk.champion().get().number() - 1);
        if (occasion.cut() > 0) {
            Vector<PlayerId> qualified = desk.cut().get().qualified();
            for (int seed = 1; seed <= occasion.cut(); seed++) {
                assertThat(event.seeded(seed)).isEqualTo(qualified.get(seed - 1).number() - 1);
            }
            Vector<PlayerId> outside = desk.cut().get().outside();
            if (outside.isEmpty()) {
                assertThat(event.lastPlace()).isNull();
            } else {
                assertThat(event.lastPlace())
                        .isEqualTo(chain.deciding(
                                desk.standings().of(qualified.last()).get(),
                                desk.standings().of(outside.head()).get()));
            }
        }
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void everyNumberOnTheSheetFollowsFromTheRounds(@ForAll("occasions") Occasion occasion) {
        MatchModel model = new MatchModel.CoinFlip(occasion.draws());
        EventPlan plan = new EventPlan(
                occasion.players(),
                new Structure(occasion.rounds(), occasion.cut()),
                PairingChoice.of(PairingKind.RANDOM));
        EventSample draw =
                EventSample.of(Seed.of(occasion.seed()), 0, occasion.players(), new Strengths.Uniform(0, 1), model);
        EventPlayer player = new EventPlayer(plan, occasion.victoryPoints(), occasion.turnout());
        PlayedEvent event = player.sheet(draw);
        player.play(draw, event);

        int matches = 0;
        int floats = 0;
        int[] points = new int[event.players()];
        int[] down = new int[event.players()];
        int[] up = new int[event.players()];
        int[] again = new int[event.players()];
        boolean[][] met = new boolean[event.players()][event.players()];
        for (int round = 1; round <= event.rounds(); round++) {
            for (int p = 0; p < event.players(); p++) {
                int other = event.opponent(round, p);
                if (other > p) {
                    matches++;
                    floats += points[p] == points[other] ? 0 : 1;
                }
                if (other >= 0) {
                    down[p] += points[p] > points[other] ? 1 : 0;
                    up[p] += points[p] < points[other] ? 1 : 0;
                    again[p] += met[p][other] ? 1 : 0;
                }
            }
            for (int p = 0; p < event.players(); p++) {
                points[p] += event.gained(round, p);
                if (event.opponent(round, p) >= 0) {
                    met[p][event.opponent(round, p)] = true;
                }
            }
        }
        assertThat(event.matches()).isEqualTo(matches);
        assertThat(event.floats()).isEqualTo(floats);
        for (int p = 0; p < event.players(); p++) {
            assertThat(event.points(p)).isEqualTo(points[p]);
            assertThat(event.floatsDown(p)).isEqualTo(down[p]);
            assertThat(event.floatsUp(p)).isEqualTo(up[p]);
            assertThat(event.rematches(p)).isEqualTo(again[p]);
        }
    }
}
