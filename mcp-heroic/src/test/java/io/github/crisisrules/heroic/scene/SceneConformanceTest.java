package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.DeciderConformance;
import io.github.crisisrules.core.conformance.DeciderSubject;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolRules;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.Level;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SceneConformanceTest {
    private static final class Subject implements DeciderSubject<SceneState, SceneCommand, SceneEvent, RuleViolation> {
        @Override
        public Decider<SceneState, SceneCommand, SceneEvent, RuleViolation> decider() {
            return Scene.rules();
        }

        /** Some are hurt, hindered or equipped already. */
        @Override
        public SceneState start(Seed seed) {
            SceneState state = Heroes.state()
                    .withDoom(DicePool.of(DieSize.D6, DieSize.D8, DieSize.D12, DieSize.D12))
                    .changeAll(one -> one.withPlotPoints(new PlotPoints(seed.below(4)))
                            .withExperience(Experience.none().gain(30)));
            return seed.split("hurt").below(3) == 0
                    ? state
                    : state.change(
                                    Heroes.SPIDER,
                                    one -> one.withHarm(Harm.none()
                                                    .take(StressType.PHYSICAL, DieSize.D8)
                                                    .take(StressType.MENTAL, DieSize.D12))
                                            .withTraits(Vector.of(
                                                    Temporary.complication("Dazed", DieSize.D6),
                                                    Temporary.asset("Net", DieSize.D6)))
                                            .withChanged(LinkedHashMap.of(
                                                    new Trait(TraitKind.SPECIALTY, "Science"), Option.none())))
                            .change(
                                    Heroes.DEVIL,
                                    one -> one.withHarm(Harm.none()
                                            .take(StressType.EMOTIONAL, DieSize.D12)
                                            .take(StressType.EMOTIONAL, DieSize.D4)
                                            .stepBack(Ailment.stress(StressType.EMOTIONAL))))
                            .change(
                                    Heroes.RHINO,
                                    one -> one.withHarm(Harm.none()
                                                    .take(StressType.PHYSICAL, DieSize.D12)
                                                    .take(StressType.PHYSICAL, DieSize.D4)
                                                    .stepBack(Ailment.stress(StressType.PHYSICAL))
                                                    .take(StressType.MENTAL, DieSize.D10))
                                            .withTraits(Vector.of(Temporary.complication("Webbed", DieSize.D12))));
        }

        /** Not what the decider accepts, but what the literal reading of the sheet allows. */
        @Override
        public Seq<SceneCommand> legal(SceneState state) {
            return ThinkableCommands.here(state).filter(command -> LiteralLegality.allows(state, command));
        }

        /** What is thinkable here; and from elsewhere only what is not allowed, since {@link #legal} lists what is here. */
        @Override
        public Seq<SceneCommand> candidates(SceneState state, Seed seed) {
            return ThinkableCommands.here(state)
                    .appendAll(ThinkableCommands.foreign(state, seed)
                            .reject(command -> LiteralLegality.allows(state, command)));
        }

        @Override
        public boolean isOver(SceneState state) {
            return false;
        }

        @Override
        public void checkInvariants(SceneState state) {
            for (CastMember one : state.cast().values()) {
                assertThat(one.plotPoints().count()).isNotNegative();
                assertThat(one.traits().map(Temporary::trait))
                        .as("names of %s", one.id())
                        .doesNotHaveDuplicates();
                assertThat(one.harm().stress().values().count(Level::past))
                        .as("past D12 of %s brings trauma", one.id())
                        .isLessThanOrEqualTo(one.harm().trauma().size());
            }
            assertThat(state.order().acted()).doesNotHaveDuplicates();
            state.exchange().forEach(exchange -> {
                assertThat(state.open()).isTrue();
                for (RollSide side : RollSide.values()) {
                    exchange.roll(side).forEach(roll -> {
                        assertThat(roll.unsold()).isNotNegative();
                        Vector<Trait> usual = roll.pool().reject(PoolDie::extra).map(PoolDie::trait);
                        Option<Datafile> datafile =
                                roll.roller().map(who -> state.known(who).datafile());
                        datafile.forEach(mine -> assertThat(usual.map(trait -> PoolRules.place(trait, mine)))
                                .as("places of %s", roll.pool())
                                .doesNotHaveDuplicates());
                        assertThat(roll.pool().count(die -> die.trait().kind() == TraitKind.AFFILIATION))
                                .isLessThanOrEqualTo(1);
                    });
                }
            });
        }
    }

    @Test
    @Verifies({SEQUENCE, POOL, ORDER, SCENES, USE, TRAUMA})
    void randomScenesKeepTheRules() {
        DeciderConformance.check(new Subject(), Seed.ofWords("scenes"), 4, 40);
    }

    private static void agreesWithTheLiteralReading(SceneState state, Seed seed) {
        for (SceneCommand command : ThinkableCommands.everywhere(state, seed)) {
            boolean allowed = LiteralLegality.allows(state, command);
            if (command.decide(state).isRight() != allowed) {
                fail(
                        "%s is %s by the sheet, but %s in %s",
                        command, allowed ? "allowed" : "not allowed", command.decide(state), state);
            }
        }
    }

    /** Walks that prefer going on with an action: every step and every use of an effect is reached. */
    @Test
    @Verifies({SEQUENCE, USE})
    void randomActionsAreCarriedThrough() {
        Subject subject = new Subject();
        Vector<String> seen = Vector.empty();
        for (int walk = 0; walk < 10; walk++) {
            Seed seed = Seed.ofWords("actions").split("walk", walk);
            SceneState state = subject.start(seed);
            for (int step = 0; step < 70; step++) {
                Vector<SceneCommand> legal = Vector.ofAll(subject.legal(state));
                Vector<SceneCommand> steps = legal.filter(ActionCommand.class::isInstance);
                boolean onwards =
                        !steps.isEmpty() && seed.split("onwards", step).below(12) > 0;
                Vector<SceneCommand> open =
                        onwards ? steps : legal.reject(TableCommand.EndSceneWithDoom.class::isInstance);
                Vector<String> kinds =
                        open.map(one -> one.getClass().getSimpleName()).distinct();
                String kind = seed.split("kind", step).pick(kinds);
                SceneCommand command = seed.split("step", step)
                        .pick(open.filter(one -> one.getClass().getSimpleName().equals(kind)));
                subject.checkInvariants(state);
                if (step % 3 == walk % 3) {
                    agreesWithTheLiteralReading(state, seed.split("elsewhere", step));
                }
                seen = seen.append(kind).distinct();
                state = Scene.rules().decide(state, command).get().state();
            }
        }
        assertThat(seen)
                .contains(
                        "DeclareAction",
                        "AddDie",
                        "BuyDie",
                        "RollPool",
                        "ChooseDice",
                        "DeclareResult",
                        "SettleRoll",
                        "UseEffect",
                        "EndAction",
                        "BuyOpportunities",
                        "NameNext");
    }
}
