package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** Whoever is out of action does nothing, whatever command is given, at every point of a scene. */
class OutOfActionProperties {
    @Property(tries = 100)
    @Verifies({STRESSED_OUT_UNTIL_RECOVERED, COMPLICATION_OUT, PAST_D12_CANNOT_ACT, TRAUMA})
    void noCharacterOutOfActionDoesAnything(
            @ForAll("moments") SceneState moment, @ForAll @Size(min = 1, max = 3) List<@From("blows") Blow> blows) {
        SceneState state = Vector.ofAll(blows)
                .foldLeft(moment, (before, blow) -> blow.on(before).getOrElse(before));
        for (SceneCommand command : ThinkableCommands.here(state)) {
            if (!command.decide(state).isRefused()) {
                for (CastId character : acting(state, command)) {
                    assertThat(state.known(character).isAble())
                            .as("%s acts with %s in %s", character, command, state)
                            .isTrue();
                }
                for (CastId character : doing(state, command)) {
                    assertThat(state.known(character).harm().isDead())
                            .as("%s is dead: %s in %s", character, command, state)
                            .isFalse();
                }
            }
        }
    }

    /**
     * A ruling that puts a character out of action at any time.
     *
     * @param times 0 for a complication past D12, 1 for stress past D12, 2 for death
     */
    record Blow(CastId character, StressType type, int times) {
        private Option<SceneState> on(SceneState state) {
            Vector<DieSize> twice = Vector.of(DieSize.D12, DieSize.D4);
            Vector<Consequence> consequences = times == 0
                    ? twice.map(die -> new Consequence.TakeComplication(character, "Buried", die))
                    : Vector.fill(times, () -> twice)
                            .flatMap(dice -> dice)
                            .map(die -> new Consequence.TakeStress(character, type, die));
            return SceneArbitraries.accepted(state, new CastCommand.MakeRuling("The roof comes down", consequences));
        }
    }

    @Provide
    Arbitrary<SceneState> moments() {
        return SceneArbitraries.moments();
    }

    @Provide
    Arbitrary<Blow> blows() {
        return Combinators.combine(
                        SceneArbitraries.cast(),
                        Arbitraries.of(StressType.class),
                        Arbitraries.integers().between(0, 2))
                .as(Blow::new);
    }

    /** Returns the characters who act or take up dice by a command. */
    private static Vector<CastId> acting(SceneState state, SceneCommand command) {
        if (command instanceof StoryCommand.NameNext one) {
            return Vector.of(one.character());
        }
        if (command instanceof StoryCommand.DeclineToStart one) {
            return Vector.of(one.character());
        }
        if (command instanceof StoryCommand.ActUnopposed one) {
            return Vector.of(one.character());
        }
        if (command instanceof StoryCommand.Interrupt one) {
            return Vector.of(one.villain());
        }
        if (command instanceof StoryCommand.HelpAsVillain one) {
            return Vector.of(one.villain());
        }
        if (command instanceof StoryCommand.RemoveTraitWithPower one) {
            return Vector.of(one.hero());
        }
        if (command instanceof ActionCommand.DeclareAction one) {
            return Vector.of(one.actor());
        }
        if (command instanceof ActionCommand.ReportResult one) {
            return Vector.of(one.action().actor());
        }
        return command instanceof ActionCommand.BuildPool
                        || command instanceof ActionCommand.RollPool
                        || command instanceof ActionCommand.ReportRoll
                ? state.rollAt(RollStage.POOL).toVector().flatMap(RollInProgress::roller)
                : Vector.empty();
    }

    /** Returns the characters who do something by a command or to whom something happens. */
    private static Vector<CastId> doing(SceneState state, SceneCommand command) {
        if (command instanceof StoryCommand.NameNext one) {
            return one.by().toVector();
        }
        if (command instanceof StoryCommand.HelpAsVillain one) {
            return Vector.of(one.receiver());
        }
        if (command instanceof StoryCommand.KeepTrait one) {
            return Vector.of(one.payer());
        }
        if (command instanceof StoryCommand.UseSfx one) {
            return Vector.of(one.character());
        }
        if (command instanceof StoryCommand.UseOwnLimit one) {
            return Vector.of(one.character());
        }
        if (command instanceof StoryCommand.ActivateVillainLimit one) {
            return Vector.of(one.hero(), one.villain());
        }
        if (command instanceof StoryCommand.ActivateHeroLimit one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.MakeResource one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.RewardStressedOut one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.HitMilestone one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.ChooseMilestone one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.SpendXp one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.FrameTrauma one) {
            return Vector.of(one.hero());
        }
        if (command instanceof CastCommand.EnterScene one) {
            return Vector.of(one.character());
        }
        if (command instanceof CastCommand.FormGroup one) {
            return one.characters();
        }
        if (command instanceof CastCommand.ForceGrouping one) {
            return one.heroes();
        }
        if (command instanceof CastCommand.GiveAsset one) {
            return Vector.of(one.from(), one.to());
        }
        if (command instanceof CastCommand.ReportStress one) {
            return Vector.of(one.character());
        }
        return command instanceof ActionCommand action ? inAction(state, action) : Vector.empty();
    }

    private static Vector<CastId> inAction(SceneState state, ActionCommand command) {
        if (command instanceof ActionCommand.DeclareAction one) {
            return Vector.of(one.target());
        }
        if (command instanceof ActionCommand.StepUpAsset one) {
            return Vector.of(one.hero());
        }
        if (command instanceof ActionCommand.StepUpNextPush one) {
            return Vector.of(one.hero());
        }
        if (command instanceof ActionCommand.FindResource one) {
            return Vector.of(one.hero());
        }
        if (command instanceof ActionCommand.ChooseDice) {
            return state.rollAt(RollStage.CHOICE).toVector().flatMap(RollInProgress::roller);
        }
        if (command instanceof ActionCommand.CounterAttack) {
            return state.exchange().toVector().flatMap(Exchange::reactor);
        }
        if (command instanceof ActionCommand.TakeSecondEffect) {
            return state.exchange().toVector().flatMap(Exchange::user);
        }
        if (command instanceof ActionCommand.UseEffect one) {
            Vector<CastId> user = state.exchange().toVector().flatMap(Exchange::user);
            boolean onTarget = one.use() instanceof EffectUse.InflictStress
                    || one.use() instanceof EffectUse.CreateComplication
                    || one.use() instanceof EffectUse.RestoreTrait
                    || one.use() instanceof EffectUse.Recover;
            Vector<CastId> target = state.exchange()
                    .filter(exchange -> onTarget && exchange.winner().isDefined())
                    .toVector()
                    .map(Exchange::affectedCharacter);
            return user.appendAll(target);
        }
        return Vector.empty();
    }
}
