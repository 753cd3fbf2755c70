package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.text.Named;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion.ConsequenceKind;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.testing.GameSubject;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** The scene as the suite of all games plays it. Legal is what a literal reading of the rules sheet allows. */
class SceneSubject implements GameSubject<SceneState, SceneCommand, SceneEvent> {
    /** The largest menu, however many characters there are. */
    private static final int MAX_MENU = 24;

    /** Purchases that need no new name are in one list of the menu. */
    private static final Vector<Class<?>> KNOWN = Vector.of(
            XpSpend.StepUpPower.class,
            XpSpend.UpgradeSpecialty.class,
            XpSpend.RemoveLimit.class,
            XpSpend.SwitchAffiliations.class);

    /** Seldom possible, so done when they are. */
    private static final Vector<Class<?>> SELDOM = Vector.of(
            ActionCommand.StepUpAsset.class,
            ActionCommand.TakeSecondEffect.class,
            ActionCommand.ReportResult.class,
            EffectUse.RestoreTrait.class,
            EffectUse.Recover.class,
            EffectUse.CreateAsset.class);

    // A history asks for the legal commands of one state several times.
    private @Nullable SceneState lastState;
    private Seq<SceneCommand> lastLegal = Vector.empty();

    /** Starts with a cast of which two thirds of the seeds have hurt, hindered or equipped some. */
    @Override
    public Play<SceneState, SceneCommand, SceneEvent> start(Seed seed) {
        return Play.of(Scene.GAME, staged(seed).state());
    }

    private static Staged staged(Seed seed) {
        Staged state = Heroes.state()
                .withDoom(Pool.of(DieSize.D6, DieSize.D8, DieSize.D12, DieSize.D12))
                .changeAll(one -> one.withPlotPoints(new PlotPoints(seed.below(4)))
                        .withExperience(Experience.none().gain(30)));
        return seed.split("hurt").below(3) == 0
                ? state
                : state.change(
                                Heroes.SPIDER,
                                one -> one.withHarm(Ailments.none()
                                                .take(StressType.PHYSICAL, DieSize.D8)
                                                .take(StressType.MENTAL, DieSize.D12))
                                        .withTraits(Vector.of(
                                                CreatedTrait.complication("Dazed", DieSize.D6),
                                                CreatedTrait.asset("Net", DieSize.D6)))
                                        .withChangedTraits(LinkedHashMap.of(Trait.specialty("Science"), Option.none())))
                        .change(
                                Heroes.DEVIL,
                                one -> one.withHarm(Ailments.none()
                                        .take(StressType.EMOTIONAL, DieSize.D12)
                                        .take(StressType.EMOTIONAL, DieSize.D4)
                                        .stepBack(Ailment.stress(StressType.EMOTIONAL))))
                        .change(
                                Heroes.RHINO,
                                one -> one.withHarm(Ailments.none()
                                                .take(StressType.PHYSICAL, DieSize.D12)
                                                .take(StressType.PHYSICAL, DieSize.D4)
                                                .stepBack(Ailment.stress(StressType.PHYSICAL))
                                                .take(StressType.MENTAL, DieSize.D10))
                                        .withTraits(Vector.of(CreatedTrait.complication("Webbed", DieSize.D12))));
    }

    /** Returns what a literal reading of the rules sheet allows, not what the rules under test accept. */
    @Override
    public Seq<SceneCommand> legal(SceneState state) {
        if (state != lastState) {
            lastState = state;
            lastLegal = ThinkableCommands.here(state).filter(command -> LiteralLegality.allows(state, command));
        }
        return lastLegal;
    }

    /**
     * Returns commands that make sense here, and others that the rules sheet does not allow. {@link #legal} lists only the
     * former, so whatever the sheet allows of the latter is checked at once.
     */
    @Override
    public Seq<SceneCommand> candidates(SceneState state, Seed seed) {
        Tuple2<Vector<SceneCommand>, Vector<SceneCommand>> foreign =
                ThinkableCommands.foreign(state, seed).partition(command -> LiteralLegality.allows(state, command));
        for (SceneCommand allowed : foreign._1) {
            assertThat(allowed.decide(state).isRefused())
                    .as("%s is allowed by the sheet: %s in %s", allowed, allowed.decide(state), state)
                    .isFalse();
        }
        checkThatEveryKindIsOffered(state, seed.split("offered").random());
        return ThinkableCommands.here(state).appendAll(foreign._2);
    }

    /** Checks that each kind of command that is legal is among the choices, and that a person can look the menu through. */
    private void checkThatEveryKindIsOffered(SceneState state, RandomSource random) {
        Vector<Choice<SceneCommand>> choices = FlatMenu.of(state);
        Seq<Tuple2<CastId, Class<?>>> offered =
                choices.map(choice -> kind(choice.command(AnswerSource.random(random))));
        assertThat(offered)
                .containsAll(legal(state)
                        .reject(SceneSubject::needsMoreThanAMenu)
                        .map(SceneSubject::kind)
                        .distinct());
        assertThat(consequences(choices, random))
                .containsAll(legal(state)
                        .filter(CastCommand.MakeRuling.class::isInstance)
                        .flatMap(ruling -> ((CastCommand.MakeRuling) ruling).consequences())
                        .map(Object::getClass)
                        .distinct());
        assertThat(Scene.GAME.choices(state).size()).as("%s", choices).isLessThanOrEqualTo(MAX_MENU);
        assertThat(choices.map(Choice::describe)).doesNotHaveDuplicates();
    }

    /** Returns the types of consequences that a ruling may have, each asked for as the first. */
    private static Vector<Class<?>> consequences(Vector<Choice<SceneCommand>> choices, RandomSource random) {
        AnswerSource any = AnswerSource.random(random);
        return choices.filter(choice -> choice.describe().equals("Make a ruling of the Watcher"))
                .map(choice -> choice.next(any))
                .flatMap(step -> ((SceneQuestion.NextConsequence)
                                step.questions().head())
                        .options()
                        .map(kind -> step.command(Answers.otherwise(any)
                                .to(
                                        SceneQuestion.NextConsequence.class,
                                        asked -> asked.isFirst() ? kind : ConsequenceKind.NOTHING))))
                .flatMap(ruling -> ((CastCommand.MakeRuling) ruling).consequences())
                .<Class<?>>map(Object::getClass)
                .distinct();
    }

    /** An empty list of dice is not on the menu. */
    private static boolean needsMoreThanAMenu(SceneCommand command) {
        return command instanceof ActionCommand.BuildPool pool && pool.parts().isEmpty();
    }

    /** Returns the kind of a command, with its character where the menu is grouped by characters. */
    private static Tuple2<CastId, Class<?>> kind(SceneCommand command) {
        boolean byWhom = (command instanceof StoryCommand && !(command instanceof StoryCommand.NameNext))
                || command instanceof ActionCommand;
        return Tuple.of(
                Vector.of(command.getClass().getRecordComponents())
                        .find(part -> part.getType() == CastId.class && byWhom)
                        .map(part -> (CastId) value(part, command))
                        .getOrElse(new CastId("the Watcher")),
                sort(command));
    }

    /** Returns the type of a command, or of the effect, purchase or part of a pool that it is about. */
    static Class<?> sort(SceneCommand command) {
        if (command instanceof ActionCommand.UseEffect effect) {
            return effect.use().getClass();
        }
        if (command instanceof StoryCommand.SpendXp xp) {
            return KNOWN.contains(xp.spend().getClass())
                    ? XpSpend.GainPlotPoint.class
                    : xp.spend().getClass();
        }
        return command instanceof ActionCommand.BuildPool pool
                ? pool.parts()
                        .find(part -> !(part instanceof PoolPart.TraitDie))
                        .<Class<?>>map(Object::getClass)
                        .getOrElse(PoolPart.TraitDie.class)
                : command.getClass();
    }

    private static Object value(RecordComponent part, SceneCommand command) {
        try {
            return part.getAccessor().invoke(command);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /**
     * Goes on with an action eleven times of twelve, so that every step of an action and every use of an effect is reached.
     * Each kind of command is as likely as the others; a scene is ended, left or joined now and then.
     */
    @Override
    public SceneCommand next(SceneState state, Seq<SceneCommand> legal, RandomSource random) {
        // Reported rolls and results skip steps of an action.
        Seq<SceneCommand> steps = legal.filter(ActionCommand.class::isInstance)
                .reject(one -> one instanceof ActionCommand.ReportRoll || one instanceof ActionCommand.ReportResult);
        Seq<SceneCommand> seldom = legal.filter(one -> SELDOM.contains(sort(one)));
        if (!seldom.isEmpty() && random.below(3) == 0) {
            return oneOfAKind(seldom, random);
        }
        if (!steps.isEmpty() && random.below(12) > 0) {
            return oneOfAKind(steps, random);
        }
        Seq<SceneCommand> lasting = legal.reject(this::isRare);
        return oneOfAKind(lasting.isEmpty() || random.below(20) == 0 ? legal : lasting, random);
    }

    /** Returns any command that makes sense here or elsewhere, each kind as likely as the others. */
    @Override
    public Option<SceneCommand> conceivable(SceneState state, RandomSource random) {
        Vector<SceneCommand> commands = random.below(4) == 0
                ? ThinkableCommands.foreign(state, Seed.of(random.below(1 << 16)))
                : ThinkableCommands.here(state);
        return Option.some(oneOfAKind(commands, random));
    }

    private static SceneCommand oneOfAKind(Seq<SceneCommand> commands, RandomSource random) {
        Seq<Class<?>> kinds = commands.<Class<?>>map(SceneSubject::sort).distinct();
        Class<?> kind = kinds.get(random.below(kinds.size()));
        Seq<SceneCommand> alike = commands.filter(one -> sort(one) == kind);
        return alike.get(random.below(alike.size()));
    }

    @Override
    public boolean isRare(SceneCommand command) {
        return command instanceof StoryCommand.EndSceneWithDoom
                || command instanceof CastCommand.LeaveScene
                || command instanceof CastCommand.JoinCast;
    }

    /** Returns what people see of each character, without what ends with a roll or a scene, as the end of the scene says. */
    @Override
    public Map<Named, Object> visible(SceneState state) {
        return LinkedHashMap.ofEntries(state.cast()
                .values()
                .map(one -> Tuple.<Named, Object>of(
                        one.id(),
                        Vector.of(
                                one.isPresent(),
                                one.harm(),
                                one.isHero() ? one.plotPoints() : PlotPoints.AT_START,
                                one.experience().xp(),
                                // What ends with a roll or a scene ends without a sentence of its own.
                                one.traits().filter(trait -> trait.lifetime() == Lifetime.RECOVERED)))));
    }

    @Override
    public boolean isOver(SceneState state) {
        return false;
    }

    @Override
    public void checkInvariants(SceneState state) {
        SceneInvariants.check(state);
    }
}
