package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.RecentStress;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event in an action or its reaction. */
public sealed interface ActionEvent extends SceneEvent {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** A character has declared an action with an intent and a target (step 1). */
    @Rule(SEQUENCE)
    record ActionDeclared(CastId actor, Intent intent, CastId target, Option<Ailment> ailment, Option<Trait> affected)
            implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state)
                    .withRecentStress(Option.none())
                    .withUsedAssets(Vector.empty())
                    .withExchange(Option.some(ImmutableExchange.builder()
                            .actor(actor)
                            .intent(intent)
                            .target(target)
                            .ailment(ailment)
                            .affected(affected)
                            .action(hand(Option.some(actor)))
                            .canTakeSecondEffect(false)
                            .isCountered(false)
                            .build()));
        }
    }

    /** A die has joined a pool (steps 2 and 3). */
    record DieAdded(RollSide side, PoolDie die) implements ActionEvent {
        @Override
        public Vector<String> rules() {
            if (die.trait().kind() == TraitKind.DOOM) {
                return Vector.of(die.isExtra() ? DOOM_SPEND : OPPOSE);
            }
            return Vector.of(die.trait().kind() == TraitKind.SCENE_DISTINCTION ? SCENE_DISTINCTION : POOL);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(
                    state, side, roll -> roll.withPool(roll.pool().append(die)));
        }
    }

    /**
     * The dice have been rolled (step 4). {@code pool} names the traits they come from and is empty if these are
     * unknown.
     */
    @Rule(ROLL)
    record DiceRolled(RollSide side, Vector<Trait> pool, Roll dice) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(state, side, roll -> roll.withRoll(Option.some(dice)));
        }

        /** Returns the dice with their faces and traits. */
        Vector<Describable> faces() {
            return named(pool, dice.dice(), Vector.range(0, dice.dice().size()));
        }
    }

    /** Total and effect dice have been chosen and are final (steps 5 to 9). */
    @Rule({ROLL, SEQUENCE})
    record ResultDeclared(RollSide side, Vector<Trait> pool, DiceChoice choice) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(
                    state,
                    side,
                    roll -> roll.withChoice(Option.some(choice)).withResult(Option.some(RollResult.of(choice))));
        }

        int total() {
            return choice.total();
        }

        /** Returns the dice in the total with their faces and traits. */
        Vector<Describable> diceOfTotal() {
            return named(pool, choice.roll().dice(), choice.totalDice());
        }

        /** Returns the effect dice with their traits, or a D4 if there is none. */
        Vector<Describable> effects() {
            return choice.effectDice().isEmpty()
                    ? Vector.of(DieSize.D4)
                    : named(pool, choice.roll().dice().map(RolledDie::size), choice.effectDice());
        }
    }

    /** A result that the players worked out themselves has been reported and is final. */
    @Rule(SEQUENCE)
    record ResultReported(RollSide side, RollResult result) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(state, side, roll -> roll.withResult(Option.some(result)));
        }
    }

    /** The other side has bought opportunities of a roll (step 10). */
    @Rule(SEQUENCE)
    record OpportunitiesSold(RollSide side, int count) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(state, side, roll -> roll.withOpportunitiesSold(roll.opportunitiesSold() + count));
        }
    }

    /** The remaining opportunities of a roll were not bought and can no longer be bought (end of step 10). */
    @Rule({SEQUENCE, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    record OpportunitiesPassed(RollSide side) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(state, side, roll -> roll.withOpportunitiesPassed(true));
        }
    }

    /** The reaction has begun (step 11). {@code reactor} is empty if the Watcher rolls the doom pool. */
    @Rule({OPPOSE, REACTIONS})
    record ReactionBegan(Option<CastId> reactor) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(state, one -> one.withReaction(Option.some(hand(reactor))));
        }
    }

    /** The totals have been compared (step 12), which determines the winner and the effect dice to use. */
    record TotalsCompared(RollSide winner, Vector<DieSize> effects, boolean canTakeSecondEffect)
            implements ActionEvent {
        @Override
        public Vector<String> rules() {
            return effects.isEmpty() ? Vector.of(WIN) : Vector.of(WIN, EFFECT_UP, EFFECT_BACK);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(
                    state,
                    one -> one.withWinner(Option.some(winner))
                            .withEffects(effects)
                            .withCanTakeSecondEffect(canTakeSecondEffect));
        }
    }

    /** A second effect die has been taken because the effect stepped up past D12. */
    @Rule({EFFECT_UP, STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE})
    record SecondEffectTaken(int dieIndex, Option<DieSize> effect) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(
                    state,
                    one -> one.withCanTakeSecondEffect(false)
                            .withEffects(one.effects().appendAll(effect)));
        }

        int number() {
            return dieIndex + 1;
        }
    }

    /** The winner of the reaction has struck back. */
    @Rule({COUNTER_ATTACK_NEEDS_A_WON_REACTION, EFFECT_UP, EFFECT_BACK})
    record CounterAttacked(Vector<DieSize> effects, boolean canTakeSecondEffect) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(
                    state,
                    one -> one.withIsCountered(true).withEffects(effects).withCanTakeSecondEffect(canTakeSecondEffect));
        }
    }

    /** A ruling has changed the size of the next effect die or removed it. */
    @Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    record EffectDieStepped(DieSize from, Option<DieSize> to) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(
                    state,
                    one -> one.withEffects(to.toVector().appendAll(one.effects().tail())));
        }
    }

    /** An effect die has been used (step 13). */
    record EffectUsed(DieSize die, EffectUse use) implements ActionEvent {
        @Override
        public Vector<String> rules() {
            return use.rules();
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(
                    state, one -> one.withEffects(one.effects().tail()));
        }
    }

    /** A character has taken stress whose type may still be changed. */
    @Rule(STRESS)
    record StressTaken(RecentStress stress) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withRecentStress(Option.some(stress));
        }

        CastId character() {
            return stress.character();
        }

        DieSize die() {
            return stress.effect();
        }

        Ailment ailment() {
            return stress.stress();
        }
    }

    /** A character has changed the type of the stress taken last. */
    @Rule(PP_AFTER)
    record StressTypeChanged(CastId character, Ailment stress) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withRecentStress(Option.none());
        }
    }

    /** The action has ended. */
    @Rule(SEQUENCE)
    record ActionEnded() implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withExchange(Option.none());
        }
    }

    private static RollInProgress hand(Option<CastId> roller) {
        return ImmutableRollInProgress.builder()
                .roller(roller)
                .opportunitiesSold(0)
                .opportunitiesPassed(false)
                .build();
    }

    // For example: 6 on D8 for the Buddy affiliation, or D8 for the stunt Webs.
    private static Vector<Describable> named(
            Vector<Trait> from, Vector<? extends Describable> dice, Vector<Integer> places) {
        return places.map(place -> place < from.size() && from.get(place).kind() != TraitKind.DOOM
                ? wording -> Sentences.dieFor(wording, dice.get(place), from.get(place))
                : dice.get(place));
    }
}
