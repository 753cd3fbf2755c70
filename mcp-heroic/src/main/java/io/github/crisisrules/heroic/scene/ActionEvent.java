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
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.TakenStress;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event in an action or its reaction. */
public sealed interface ActionEvent extends SceneEvent {
    /** A character has declared an action with an intent and a target (step 1). */
    @Rule(SEQUENCE)
    record ActionDeclared(CastId actor, Intent intent, CastId target, Option<Ailment> ailment, Option<Trait> affected)
            implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state)
                    .withJustTaken(Option.none())
                    .withExchange(Option.some(ImmutableExchange.builder()
                            .actor(actor)
                            .intent(intent)
                            .target(target)
                            .ailment(ailment)
                            .affected(affected)
                            .action(hand(Option.some(actor)))
                            .secondOpen(false)
                            .countered(false)
                            .build()));
        }

        @Override
        public String words() {
            return new ActionCommand.DeclareAction(actor, intent, target, ailment, affected, false).words();
        }
    }

    /** A die has joined a pool (steps 2 and 3). */
    record DieAdded(RollSide side, PoolDie die) implements ActionEvent {
        @Override
        public Vector<String> rules() {
            if (die.trait().kind() == TraitKind.DOOM) {
                return Vector.of(die.extra() ? DOOM_SPEND : OPPOSE);
            }
            return Vector.of(die.trait().kind() == TraitKind.SCENE_DISTINCTION ? SCENE_DISTINCTION : POOL);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(
                    state, side, roll -> roll.withPool(roll.pool().append(die)));
        }

        @Override
        public String words() {
            return die.words() + " joins the " + side.words();
        }
    }

    /**
     * The dice have been rolled (step 4). {@code from} names the traits they come from and is empty if these are
     * unknown.
     */
    @Rule(ROLL)
    record DiceRolled(RollSide side, Vector<Trait> from, Roll dice) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(state, side, roll -> roll.withRoll(Option.some(dice)));
        }

        @Override
        public String words() {
            return "the " + side.words() + " rolls "
                    + (dice.dice().isEmpty()
                            ? "no dice"
                            : named(from, dice, Vector.range(0, dice.dice().size())));
        }
    }

    /** Total and effect dice have been chosen and are final (steps 5 to 9). */
    @Rule({ROLL, SEQUENCE})
    record ResultDeclared(RollSide side, Vector<Trait> from, DiceChoice choice) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(
                    state,
                    side,
                    roll -> roll.withChoice(Option.some(choice)).withResult(Option.some(RollResult.of(choice))));
        }

        @Override
        public String words() {
            return "the result of the " + side.words() + " stands: " + choice.total()
                    + (choice.totalDice().isEmpty() ? "" : " (" + named(from, choice.roll(), choice.totalDice()) + ")")
                    + " with the effect "
                    + (choice.effectDice().isEmpty() ? "D4" : sizes(from, choice.roll(), choice.effectDice()));
        }
    }

    /** A result that the players worked out themselves has been reported and is final. */
    @Rule(SEQUENCE)
    record ResultReported(RollSide side, RollResult result) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(state, side, roll -> roll.withResult(Option.some(result)));
        }

        @Override
        public String words() {
            return "the result of the " + side.words() + " stands: " + result.words();
        }
    }

    /** The other side has bought opportunities of a roll (step 10). */
    @Rule(SEQUENCE)
    record OpportunitiesSold(RollSide side, int count) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(state, side, roll -> roll.withSold(roll.sold() + count));
        }

        @Override
        public String words() {
            return count + (count == 1 ? " opportunity" : " opportunities") + " of the " + side.words()
                    + (count == 1 ? " is" : " are") + " bought";
        }
    }

    /** The remaining opportunities of a roll were not bought and can no longer be bought (end of step 10). */
    @Rule({SEQUENCE, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    record OpportunitiesPassed(RollSide side) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.roll(state, side, roll -> roll.withPassed(true));
        }

        @Override
        public String words() {
            return "nobody buys more opportunities of the " + side.words();
        }
    }

    /** The reaction has begun (step 11). {@code reactor} is empty if the Watcher rolls the doom pool. */
    @Rule({OPPOSE, REACTIONS})
    record ReactionBegan(Option<CastId> reactor) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(state, one -> one.withReaction(Option.some(hand(reactor))));
        }

        @Override
        public String words() {
            return reactor.map(CastId::name).getOrElse("the doom pool") + " reacts";
        }
    }

    /** The totals have been compared (step 12), which determines the winner and the effect dice to use. */
    record TotalsCompared(RollSide winner, Vector<DieSize> effects, boolean secondOpen) implements ActionEvent {
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
                            .withSecondOpen(secondOpen));
        }

        @Override
        public String words() {
            return "the " + winner.words() + " wins" + with(effects, secondOpen);
        }
    }

    /** A second effect die has been taken because the effect stepped up past D12. */
    @Rule({EFFECT_UP, STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE})
    record SecondEffectTaken(int place, Option<DieSize> effect) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(
                    state,
                    one -> one.withSecondOpen(false).withEffects(one.effects().appendAll(effect)));
        }

        @Override
        public String words() {
            return "die " + (place + 1) + " is a second effect: "
                    + effect.map(DieSize::name).getOrElse("nothing is left of it");
        }
    }

    /** The winner of the reaction has struck back. */
    @Rule({COUNTER_ATTACK_NEEDS_A_WON_REACTION, EFFECT_UP, EFFECT_BACK})
    record CounterAttacked(Vector<DieSize> effects, boolean secondOpen) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.exchange(
                    state, one -> one.withCountered(true).withEffects(effects).withSecondOpen(secondOpen));
        }

        @Override
        public String words() {
            return "the reaction strikes back" + with(effects, secondOpen);
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

        @Override
        public String words() {
            return "the effect " + from + " is now " + to.map(die -> "a " + die).getOrElse("gone");
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

        @Override
        public String words() {
            return "the effect " + die + " is used: " + use.words();
        }
    }

    /** A character has taken stress whose type may still be changed. */
    @Rule(STRESS)
    record StressTaken(TakenStress taken) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withJustTaken(Option.some(taken));
        }

        @Override
        public String words() {
            return taken.who() + " takes " + taken.effect() + " " + taken.stress();
        }
    }

    /** A character has changed the type of the stress taken last. */
    @Rule(PP_AFTER)
    record StressTypeChanged(CastId who, Ailment stress) implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withJustTaken(Option.none());
        }

        @Override
        public String words() {
            return who + " takes it as " + stress;
        }
    }

    /** The action has ended. */
    @Rule(SEQUENCE)
    record ActionEnded() implements ActionEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withExchange(Option.none());
        }

        @Override
        public String words() {
            return "the action is over";
        }
    }

    private static RollInHand hand(Option<CastId> roller) {
        return ImmutableRollInHand.builder()
                .roller(roller)
                .sold(0)
                .passed(false)
                .build();
    }

    // For example: 6 on D8 for affiliation buddy, 8 on D10 for power Strength
    private static String named(Vector<Trait> from, Roll roll, Vector<Integer> places) {
        return places.map(place -> roll.dice().get(place).words() + source(from, place))
                .mkString(", ");
    }

    // For example: D8 for stunt Webs
    private static String sizes(Vector<Trait> from, Roll roll, Vector<Integer> places) {
        return places.map(place -> roll.dice().get(place).size() + source(from, place))
                .mkString(" and ");
    }

    private static String source(Vector<Trait> from, int place) {
        return place < from.size() ? " for " + from.get(place).words() : "";
    }

    private static String with(Vector<DieSize> effects, boolean secondOpen) {
        return (effects.isEmpty() ? "" : ", with an effect of " + effects.mkString(" and "))
                + (secondOpen ? " and one more die to take" : "");
    }
}
