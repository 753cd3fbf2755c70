package io.github.crisisrules.benchmark;

import io.github.crisisrules.benchmark.heroic.AllFacesBenchmark;
import java.util.List;

/**
 * All promised ratios, in the order of the report. A bound leaves a margin beyond the worse end of the measured
 * spread, mostly of a fifth, so that a broken promise points to the code and not to a slow day of the machine.
 */
final class Figures {
    static final List<Figure> ALL = List.of(
            Figure.atLeast(
                    0.5,
                    "shuffle of 1,000,000 ints with SplittableRandom, against ours",
                    "SeedShuffleBenchmark:1000000"),
            Figure.atMost(
                    4,
                    "pairing kernel, regular round 5 of 1,000,000 players, against a shuffle of as many ints",
                    "RegularKernelBenchmark:1000000"),
            Figure.atMost(
                    12,
                    "public pairing of 1,000,000 players, from a pool to pairs in table order, against the shuffle",
                    "PairingBenchmark:1000000"),
            Figure.atMost(
                    4,
                    "the same from a list of 1,000,000 players, against that from a pool",
                    "PlayersToPairsBenchmark:1000000"),
            Figure.atMost(
                    600,
                    "pairing kernel, irregular round 8 of 64 players with 3 % draws, against the shuffle",
                    "IrregularKernelBenchmark:64"),
            Figure.atMost(
                    30,
                    "pairing kernel, irregular round 8 of 1,024 players, against the shuffle",
                    "IrregularKernelBenchmark:1024"),
            Figure.atMost(
                    10,
                    "pairing kernel, irregular round 8 of 1,000,000 players, against the shuffle",
                    "IrregularKernelBenchmark:1000000"),
            Figure.growsAtMost(
                    1.15,
                    "pairing kernel, regular: growth from 10,000 to 1,000,000 players, against that of the shuffle",
                    "KernelGrowthBenchmark:1000000"),
            Figure.atMost(
                    100,
                    "pairing kernel, one club is half of 76 players, round 1, against an ordinary pool",
                    "ShapesBenchmark:HALF_A_CLUB"),
            Figure.atMost(
                    8000,
                    "pairing kernel, one club is half of 128 players, round 4, against an ordinary pool",
                    "ShapesBenchmark:HALF_A_CLUB_LATER"),
            Figure.atMost(
                    40000,
                    "pairing kernel, one home club of 52 in 128, round 6, against an ordinary pool",
                    "ShapesBenchmark:HOME_CLUB"),
            Figure.atMost(
                    2000,
                    "pairing kernel, clubs of 35, 14 and 10 in 80, round 6, against an ordinary pool",
                    "ShapesBenchmark:HOME_AND_TWO_CLUBS"),
            Figure.atMost(
                    2000,
                    "pairing kernel, one home club of 100 in 256, round 7, against an ordinary pool",
                    "ShapesBenchmark:LARGE_HOME_CLUB"),
            Figure.atMost(
                    300,
                    "pairing kernel, clubs of 42, 21, 11, 10 and 5 in 128, round 1, against an ordinary pool",
                    "ShapesBenchmark:FIVE_CLUBS"),
            Figure.atMost(
                    30000,
                    "pairing kernel, two teams that may only meet each other, 512 players in seven groups, against an ordinary pool",
                    "ShapesBenchmark:TWO_TEAMS"),
            Figure.atMost(
                    3000,
                    "pairing kernel, the same, 1,024 players in one group, against an ordinary pool",
                    "ShapesBenchmark:TWO_TEAMS_LEVEL"),
            Figure.atMost(
                    30000,
                    "pairing kernel, three rounds before the end of a round robin of 128, against an ordinary pool",
                    "ShapesBenchmark:ROUND_ROBIN"),
            Figure.atMost(
                    25000,
                    "pairing kernel, half of 128 players on top, all barred from each other, against an ordinary pool",
                    "ShapesBenchmark:CROWDED_TOP"),
            Figure.atMost(
                    40000,
                    "pairing kernel, nine of ten pairs of 300 players excluded, against an ordinary pool",
                    "ShapesBenchmark:NEARLY_ALL_EXCLUDED"),
            Figure.shown("reasons for all 1,024 players, in words, against their pairing", "ReasonsBenchmark:1024"),
            Figure.growsAtMost(
                    1.5,
                    "reasons for every player: growth from 1,024 to 4,096 players, against that of the pairing",
                    "ReasonsGrowthBenchmark:4096"),
            Figure.atLeast(
                    20,
                    "JGraphT's Kolmogorov matching of 64 players, against our pairing of the same pool",
                    "KolmogorovBenchmark:64"),
            Figure.atLeast(1000, "the same for 1,024 players", "KolmogorovBenchmark:1024"),
            Figure.atMost(
                    3,
                    "exact Strengths of Schedule of 1,000,000 players after 6 rounds, against sums in double",
                    "StrengthsBenchmark:1000000"),
            Figure.atMost(
                    3,
                    "exact ranking of 1,000,000 players after 6 rounds, against one by double",
                    "RankingBenchmark:1000000"),
            Figure.atMost(
                    30,
                    "standings of 10,000 players as values with the reason for every rank, against the kernel's ranking",
                    "RankReasonsBenchmark:10000"),
            Figure.atMost(
                    15,
                    "log of an event of 2,000 players and 8 rounds, read and played again, against its JSON parsed",
                    "LogReadingBenchmark:2000"),
            Figure.atMost(
                    3,
                    "standings of 10,000 players as aligned text, against the same as Markdown",
                    "TextTableBenchmark:10000"),
            Figure.atMost(
                    2,
                    "sentences of 1,000 events of an encounter from the catalogue, against the concatenation of their parts",
                    "SentenceBenchmark"),
            Figure.atMost(
                    3,
                    "simulated game of the Unstoppable Colossus with plain players, against its commands alone",
                    "EncounterBenchmark:COLOSSUS"),
            Figure.atMost(
                    3,
                    "simulated game of the Incredible Hulk with plain players, against its commands alone",
                    "EncounterBenchmark:HULK"),
            Figure.atLeast(
                    0.8,
                    "plain-array event that allows rematches, 32 players and 5 rounds, against the kit's event",
                    "FloorBenchmark:32"),
            Figure.atLeast(1.2, "the same, 128 players, 6 rounds", "FloorBenchmark:128"),
            Figure.atLeast(1.2, "the same, 1,024 players, 10 rounds", "FloorBenchmark:1024"),
            Figure.atMost(
                    1.5,
                    "forecast from 10,000 continuations of 64 players, two rounds left, against as many simulated events of two rounds",
                    "ForecastBenchmark"),
            Figure.atMost(
                    1, "exact Heroic odds of 6 dice against 6, against 20,000 simulated actions", "OddsBenchmark"),
            Figure.atLeast(
                    1000,
                    "all faces of 6 dice against 6 (extrapolated from 3 against 3), against the exact odds",
                    "AllFacesBenchmark",
                    AllFacesBenchmark.SIX_OVER_THREE),
            Figure.atMost(
                    50,
                    "exact Heroic odds of 12 dice against 12, highest total, against 6 against 6",
                    "LargeOddsBenchmark:TWELVE_DICE"),
            Figure.atMost(
                    50,
                    "the same with three dice in the total against the largest effect that wins",
                    "LargeOddsBenchmark:THREE_IN_THE_TOTAL"),
            Figure.atMost(
                    50,
                    "the same with five dice in the total and a second effect die on both sides",
                    "LargeOddsBenchmark:FIVE_IN_THE_TOTAL"),
            Figure.atMost(
                    50, "the same with the pools of 12 dice that cost the most", "LargeOddsBenchmark:WORST_POOLS"),
            Figure.atMost(
                    20,
                    "Heroic advice before a roll of 6 dice with 3 PP and two dice on offer, against the odds of the action",
                    "AdviceBenchmark:SIX:BEFORE_THE_ROLL"),
            Figure.atMost(20, "the same with 9 dice against 9", "AdviceBenchmark:NINE:BEFORE_THE_ROLL"),
            Figure.atMost(20, "the same with 12 dice against 12", "AdviceBenchmark:TWELVE:BEFORE_THE_ROLL"),
            Figure.atMost(
                    20,
                    "Heroic advice after a roll of 6 dice with 3 PP, against the odds of the action",
                    "AdviceBenchmark:SIX:AFTER_THE_ROLL"),
            Figure.atMost(20, "the same with 9 dice against 9", "AdviceBenchmark:NINE:AFTER_THE_ROLL"),
            Figure.atMost(20, "the same with 12 dice against 12", "AdviceBenchmark:TWELVE:AFTER_THE_ROLL"));

    /** The allocations reported beside the promises: bytes per operation and player. */
    static final List<Bytes> BYTES = List.of(
            new Bytes("public pairing of 64 players", "PairingBenchmark:64", 64),
            new Bytes("public pairing of 1,024 players", "PairingBenchmark:1024", 1024),
            new Bytes("public pairing of 1,000,000 players", "PairingBenchmark:1000000", 1_000_000),
            new Bytes("pool made of 1,000,000 players, then paired", "PlayersToPairsBenchmark:1000000", 1_000_000),
            new Bytes("pairing kernel, 1,000,000 players", "RegularKernelBenchmark:1000000", 1_000_000));

    /**
     * A row of the report of allocated bytes.
     *
     * @param of the comparison
     * @param players the number of players that one operation pairs
     */
    record Bytes(String what, String of, int players) {}

    private Figures() {}
}
