package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.ActionOrder;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Groups;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.testing.heroic.ActionArbitraries;
import io.github.crisisrules.testing.heroic.ConditionArbitraries;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Scenes for properties: two heroes and two villains with any plot points, harm and traits, before a scene, in a scene and in
 * the middle of an action. All can act and react unless a method says otherwise.
 */
final class SceneArbitraries {
    /** The members of the cast of every generated scene. */
    static final Vector<CastId> CAST = Vector.of(Heroes.SPIDER, Heroes.DEVIL, Heroes.RHINO, Heroes.VULTURE);

    /** The heroes among {@link #CAST}. */
    static final Vector<CastId> HEROES = Vector.of(Heroes.SPIDER, Heroes.DEVIL);

    private SceneArbitraries() {}

    /** Returns any member of the cast. */
    static Arbitrary<CastId> cast() {
        return Arbitraries.of(CAST.asJava());
    }

    /** Returns games before their first scene. */
    static Arbitrary<SceneState> starts() {
        return starts(ConditionArbitraries.harmOfTheAble());
    }

    /** Returns games like {@link #starts} in which characters may be stressed out or dead. */
    static Arbitrary<SceneState> startsWithCasualties() {
        return starts(ConditionArbitraries.harm());
    }

    private static Arbitrary<SceneState> starts(Arbitrary<Ailments> harm) {
        Arbitrary<List<Condition>> conditions = Combinators.combine(
                        Arbitraries.integers().between(0, 3),
                        harm,
                        traits(),
                        Arbitraries.integers().between(0, 20))
                .as(Condition::new)
                .list()
                .ofSize(CAST.size());
        return Combinators.combine(DieArbitraries.pools(0, 5), conditions, Arbitraries.of(true, false))
                .as((doom, those, together) -> {
                    Staged staged = CAST.zip(those)
                            .foldLeft(
                                    Heroes.state().withDoom(doom),
                                    (state, one) -> state.change(one._1, member -> one._2.of(member)));
                    return together
                            ? staged.state()
                            : StateEdits.of(staged.state()).withGroups(Groups.none());
                });
    }

    /** The condition of one character. */
    private record Condition(int plotPoints, Ailments harm, Vector<CreatedTrait> traits, int xp) {
        private ImmutableCastMember of(ImmutableCastMember member) {
            return member.withPlotPoints(new PlotPoints(plotPoints))
                    .withHarm(harm)
                    .withTraits(traits)
                    .withExperience(Experience.none().gain(xp));
        }
    }

    /** Returns up to three traits with different names: an asset, a resource and a complication. */
    private static Arbitrary<Vector<CreatedTrait>> traits() {
        return ConditionArbitraries.createdTraits()
                .list()
                .ofMaxSize(3)
                .map(all -> Vector.ofAll(all).distinctBy(CreatedTrait::trait));
    }

    /** Returns open scenes of the given kind with one scene distinction, before anyone has acted. */
    static Arbitrary<SceneState> scenes(SceneKind kind) {
        return starts().map(start -> begun(start, kind));
    }

    /** Returns the given state in an open scene of the given kind. */
    static SceneState begun(SceneState state, SceneKind kind) {
        return after(state, new StoryCommand.BeginScene(kind, Vector.of("Burning Building")));
    }

    /** Returns action scenes in which any member of the cast is to act now. */
    static Arbitrary<Turn> turns() {
        return turns(cast());
    }

    /** Returns action scenes in which a hero is to act now. */
    static Arbitrary<Turn> heroTurns() {
        return turns(Arbitraries.of(HEROES.asJava()));
    }

    private static Arbitrary<Turn> turns(Arbitrary<CastId> actors) {
        return Combinators.combine(scenes(SceneKind.ACTION), actors)
                .as((state, actor) -> new Turn(turnOf(state, actor), actor));
    }

    /** A scene and the character who is to act. */
    record Turn(SceneState state, CastId actor) {}

    private static SceneState turnOf(SceneState state, CastId character) {
        return StateEdits.of(state).withOrder(ActionOrder.start().naming(character));
    }

    /** Returns attacks on any other member of the cast whose pool is still empty. */
    static Arbitrary<SceneState> attacks() {
        return Combinators.combine(turns(), Arbitraries.integers().between(0, CAST.size() - 2))
                .as((turn, other) -> after(turn.state(), attack(turn.actor(), other)));
    }

    private static ActionCommand.DeclareAction attack(CastId actor, int other) {
        return ActionCommand.DeclareAction.attack(
                actor.name(), CAST.remove(actor).get(other).name());
    }

    /** Returns attacks whose dice lie on the table with at least three to choose from and up to four opportunities. */
    static Arbitrary<SceneState> rolledAttacks() {
        return Combinators.combine(
                        attacks(),
                        DieArbitraries.usableRolls(3, 6),
                        Arbitraries.integers().between(0, 4))
                .as((attack, roll, ones) -> {
                    Vector<RolledDie> dice =
                            roll.dice().appendAll(Vector.fill(ones, () -> new RolledDie(DieSize.D8, 1)));
                    return after(attack, new ActionCommand.ReportRoll(dice));
                });
    }

    /** Returns attacks whose result is final, so that their opportunities are for sale and the target is to react. */
    static Arbitrary<SceneState> declaredAttacks() {
        return rolledAttacks()
                .map(attack ->
                        after(attack, new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.of(2), Vector.empty())));
    }

    /** Returns attacks whose totals were compared; effect dice may be left, or the target may strike back. */
    static Arbitrary<SceneState> comparedAttacks() {
        return Combinators.combine(
                        turns(),
                        Arbitraries.integers().between(0, CAST.size() - 2),
                        ActionArbitraries.results(),
                        ActionArbitraries.results())
                .as((turn, other, acting, reacting) -> after(
                        turn.state(), ActionCommand.ReportResult.of(attack(turn.actor(), other), acting, reacting)));
    }

    /** Returns scenes between actions, in each stage of an attack, and in transition scenes. */
    static Arbitrary<SceneState> moments() {
        return Arbitraries.oneOf(
                scenes(SceneKind.ACTION),
                scenes(SceneKind.TRANSITION),
                attacks(),
                rolledAttacks(),
                declaredAttacks(),
                comparedAttacks());
    }

    /** Returns the dice of the roll in progress. */
    static Roll roll(SceneState state) {
        return state.exchange().flatMap(one -> one.action().roll()).get();
    }

    /** Returns the state after a command that the rules accept. */
    static SceneState after(SceneState state, SceneCommand command) {
        var decision = Scene.GAME.decide(state, command);
        if (decision.isRefused()) {
            throw new AssertionError("The generator's " + command + " is refused: " + decision);
        }
        return decision.state();
    }

    /** Returns the state after a command, or none if the rules refuse it. */
    static Option<SceneState> accepted(SceneState state, SceneCommand command) {
        var decision = Scene.GAME.decide(state, command);
        return Option.when(!decision.isRefused(), decision::state);
    }
}
