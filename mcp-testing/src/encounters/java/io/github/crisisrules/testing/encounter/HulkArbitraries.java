package io.github.crisisrules.testing.encounter;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.AuraChart;
import io.github.crisisrules.encounter.hulk.AuraResult;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.hulk.attack.AttackProfile;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.testing.PlayArbitraries;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of encounters with Hulk: stat cards, auras, terrain, setups, and the whole encounter in mid-game. */
public final class HulkArbitraries {
    private static final int COMMANDS = 120;

    private HulkArbitraries() {}

    /** Returns readings of the aura, in which each face has one of the three results. */
    public static Arbitrary<AuraChart> auras() {
        return Arbitraries.of(AuraResult.class)
                .list()
                .ofSize(CrisisFace.values().length)
                .map(results -> new AuraChart(
                        faces(results, AuraResult.SURGE),
                        faces(results, AuraResult.FRENZY),
                        faces(results, AuraResult.WRECKAGE)));
    }

    private static Vector<CrisisFace> faces(List<AuraResult> results, AuraResult wanted) {
        return Vector.of(CrisisFace.values())
                .zip(results)
                .filter(each -> each._2 == wanted)
                .map(each -> each._1);
    }

    /** Returns valid stat cards, with ranges that do not shrink as Rage grows. */
    public static Arbitrary<HulkCard> cards() {
        Arbitrary<Integer> cost = Arbitraries.integers().between(0, 4);
        Arbitrary<Vector<Integer>> costs = cost.list().ofSize(3).map(Vector::ofAll);
        Arbitrary<Vector<Integer>> defences =
                Arbitraries.integers().between(1, 6).list().ofSize(3).map(Vector::ofAll);
        Arbitrary<MovementTool> tools = Arbitraries.of(MovementTool.class);
        return Combinators.combine(
                        Combinators.combine(Arbitraries.integers().between(1, 10), defences, costs)
                                .as((stamina, dice, prices) -> HulkCard.standIn()
                                        .withStamina(stamina)
                                        .withPhysicalDefence(dice.get(0))
                                        .withEnergyDefence(dice.get(1))
                                        .withMysticDefence(dice.get(2))
                                        .withLeapCost(prices.get(0))
                                        .withPunyCost(prices.get(1))
                                        .withThrowCost(prices.get(2))),
                        profiles(Arbitraries.integers().between(1, 4).map(AttackRange::single)),
                        profiles(Arbitraries.integers().between(1, 4).map(AttackRange::beam)),
                        profiles(Arbitraries.integers().between(1, 4).map(AttackRange::single)),
                        Arbitraries.of(Vector.range(0, 5)
                                .map(Option::of)
                                .prepend(Option.none())
                                .asJava()),
                        tools,
                        tools,
                        tools)
                .as((card, strike, clap, smash, strongest, rage, push, subdued) -> card.withStrike(strike)
                        .withThunderClap(clap)
                        .withHulkSmash(smash)
                        .withStrongestOneThereIsCost(strongest)
                        .withRagePushTool(rage)
                        .withStrikePushTool(push)
                        .withSubduedTool(subdued))
                .withoutEdgeCases();
    }

    private static Arbitrary<AttackProfile> profiles(Arbitrary<AttackRange> ranges) {
        return Combinators.combine(
                        Arbitraries.of(AttackType.class),
                        ranges,
                        Arbitraries.integers().between(1, 10),
                        Arbitraries.integers().between(0, 4))
                .as(AttackProfile::new);
    }

    /** Returns up to four features of sizes 1 to 5, interactive or not. */
    public static Arbitrary<Vector<Terrain>> terrain() {
        return Combinators.combine(Arbitraries.integers().between(1, 5), Arbitraries.of(true, false))
                .as((size, interactive) -> new Terrain("unnamed", size, interactive))
                .list()
                .ofMaxSize(4)
                .map(list -> Vector.ofAll(list)
                        .zipWithIndex((feature, number) ->
                                new Terrain("terrain " + number, feature.size(), feature.isInteractive())));
    }

    /** Returns valid setups of every difficulty, with any team, card, aura and terrain. */
    public static Arbitrary<HulkSetup> setups() {
        return Arbitraries.of(HulkDifficulty.class)
                .flatMap(difficulty -> Combinators.combine(
                                SquadArbitraries.legalTeams(difficulty.composition()),
                                cards(),
                                auras(),
                                terrain(),
                                Arbitraries.integers().between(1, 5).list().ofSize(8))
                        .as((team, card, aura, terrain, sizes) -> HulkSetup.builder()
                                .difficulty(difficulty)
                                .team(team)
                                .card(card)
                                .aura(aura)
                                .terrain(terrain)
                                .absorbers(Vector.of("north", "south"))
                                .serums(Vector.of("serum"))
                                .characterSizes(sized(team, sizes))
                                .build()))
                .withoutEdgeCases();
    }

    private static LinkedHashMap<CombatantId, Integer> sized(CrisisTeam team, List<Integer> sizes) {
        return team.members()
                .map(TeamMember::id)
                .zip(sizes)
                .foldLeft(LinkedHashMap.empty(), (all, each) -> all.put(each._1, each._2));
    }

    /** Returns encounters in mid-game, from the setup up to their end. */
    public static Arbitrary<Play<HulkState, HulkCommand, HulkEvent>> plays() {
        return PlayArbitraries.inMidGame(setups().map(Hulk::play), HulkArbitraries::reports, COMMANDS);
    }

    /** Returns conceivable reports, some of which the rules refuse: something happens to a character, Hulk or terrain. */
    public static Vector<HulkCommand> reports(HulkState state) {
        return state.frame()
                .combatants()
                .map(Combatant::id)
                .flatMap(character -> Vector.<FrameCommand>of(
                                new FrameCommand.SufferDamage(character, 2),
                                new FrameCommand.SufferDamage(character, 5),
                                new FrameCommand.RemoveDamage(character, 1),
                                new FrameCommand.GainPower(character, 2),
                                new FrameCommand.SpendPower(character, 1),
                                new FrameCommand.GainCondition(character, "stun"))
                        .<HulkCommand>map(HulkCommand.InFrame::new)
                        .append(new HulkCommand.EnterAbsorber(character, "north"))
                        .appendAll(state.setup()
                                .terrain()
                                .map(terrain -> new HulkCommand.DestroyTerrain(character, terrain, true))))
                .append(new HulkCommand.ReportHulkCollision(3))
                .append(new HulkCommand.InFrame(new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1)));
    }
}
