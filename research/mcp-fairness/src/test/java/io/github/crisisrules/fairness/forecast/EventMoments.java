package io.github.crisisrules.fairness.forecast;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.study.TiebreakNames;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.match.BonusPoint;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.UnpairedLossPolicy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Random moments of random events at the desk, with byes, drops, returns, late entries, ejections and open matches. */
public final class EventMoments {
    private static final Edition HOUSE = Editions.CHALLENGER
            .withName("house")
            .withScoring(Editions.CHALLENGER.scoring().withByeVps(16));

    private EventMoments() {}

    /** Returns the desk after some steps of a random event; round 1 is paired. */
    public static Desk of(long seed, boolean houseRules) {
        RandomSource random = Seed.of(seed).split("moment").random();
        int cut = new int[] {0, 2, 3, 4, 6, 8}[random.below(6)];
        return after(random.below(120), opened(random, seed, cut, houseRules), random);
    }

    /** Returns a desk in the Swiss rounds of an official event with a cut. */
    static Desk beforeCut(long seed) {
        RandomSource random = Seed.of(seed).split("moment").random();
        Desk desk = opened(random, seed, 1 << (1 + random.below(3)), false);
        return after(
                random.below(desk.state().entries().size()
                        * desk.state().structure().get().swissRounds()
                        / 2),
                desk,
                random);
    }

    private static Desk after(int steps, Desk opened, RandomSource random) {
        Desk desk = opened;
        int calm = random.below(2) == 0 ? 40 : 12;
        for (int i = 0; i < steps && !desk.state().isDecided(); i++) {
            desk = step(desk, random, calm);
        }
        return desk;
    }

    private static Desk opened(RandomSource random, long seed, int cut, boolean houseRules) {
        int players = 4 + random.below(random.below(2) == 0 ? 3 : 14);
        Structure structure = new Structure(1 + random.below(6), cut > players ? 4 : cut);
        Desk desk = Desk.of(
                        Announcement.builder()
                                .name("moment")
                                .edition(houseRules ? HOUSE : Editions.CHALLENGER)
                                .structure(Option.some(structure))
                                .houseRules(
                                        houseRules
                                                ? HouseRules.NONE
                                                        .rankedBy(chain(random))
                                                        .withFirstRoundByes()
                                                : HouseRules.NONE)
                                .postCutStage(PostCutStage.values()[random.below(2)])
                                .pointScale(Option.when(houseRules, () -> scale(random)))
                                .unpairedLossPolicy(UnpairedLossPolicy.values()[houseRules ? random.below(2) : 0])
                                .build(),
                        Seed.of(seed))
                .register(Vector.rangeClosed(1, players).map(number -> "player " + number));
        for (int i = random.below(4); i > 0; i--) {
            int one = 1 + random.below(players);
            int other = 1 + random.below(players);
            if (one != other) {
                desk = desk.exclude("player " + one, "player " + other);
            }
        }
        for (int i = random.below(4); i > 0; i--) {
            desk = desk.club("club " + random.below(2), "player " + (1 + random.below(players)));
        }
        for (int i = houseRules ? random.below(3) : 0; i > 0; i--) {
            desk = desk.attempt(new TournamentCommand.RequestBye(
                            PlayerId.of(1 + random.below(players)), 2 + random.below(structure.swissRounds())))
                    .getOrElse(desk);
        }
        return desk.open().pairRound();
    }

    private static TiebreakChain chain(RandomSource random) {
        int[] order = new int[TiebreakNames.all().size()];
        java.util.Arrays.setAll(order, i -> i);
        random.shuffle(order);
        return new TiebreakChain(
                Vector.ofAll(order)
                        .take(1 + random.below(random.below(2) == 0 ? 2 : order.length))
                        .map(TiebreakNames.all()::get),
                1 + random.below(10));
    }

    private static PointScale scale(RandomSource random) {
        PointScale scale = new PointScale(6, 3, 1);
        scale = random.below(2) == 0 ? scale : scale.withBye(4);
        BonusPoint.Condition condition = BonusPoint.Condition.values()[random.below(3)];
        return random.below(2) == 0 ? scale : scale.withBonus(new BonusPoint(condition, 6, 1));
    }

    private static Desk step(Desk desk, RandomSource random, int calm) {
        Vector<RoundMatch> open = desk.openMatches();
        int chance = random.below(calm);
        if (chance < 6) {
            PlayerId player =
                    PlayerId.of(1 + random.below(desk.state().entries().size()));
            return desk.attempt(
                            switch (chance) {
                                case 0, 1 -> new TournamentCommand.DropPlayer(player, DropReason.values()[0]);
                                case 2, 3 -> new TournamentCommand.RejoinPlayer(player);
                                case 4 ->
                                    new TournamentCommand.EnterLate(
                                            "late " + desk.state().entries().size());
                                default ->
                                    new TournamentCommand.EjectPlayer(player, Offence.values()[0], Official.ORGANIZER);
                            })
                    .getOrElse(desk);
        }
        if (!open.isEmpty()) {
            return desk.report(ending(open.get(random.below(open.size())).pairing(), random));
        }
        return desk.attempt(new TournamentCommand.PairRound())
                .orElse(desk.attempt(new TournamentCommand.MakeCut()))
                .getOrElse(desk);
    }

    private static MatchEnding ending(Pairing pairing, RandomSource random) {
        PlayerId one = random.below(2) == 0 ? pairing.first() : pairing.second();
        PlayerId other = pairing.opponentOf(one);
        int vps = 10 + random.below(3);
        return switch (random.below(8)) {
            case 0 -> MatchEnding.draw(one, vps, other, 10 + random.below(3));
            case 1 -> MatchEnding.concession(one, vps, other, 9);
            default -> MatchEnding.victory(one, vps, other, 9 + random.below(3));
        };
    }
}
