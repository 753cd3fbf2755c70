package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_17;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_5;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WIN;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.Exchange;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollInHand;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.Choice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** What happened in an action and its reaction. */
public sealed interface ActionEvent extends SceneEvent {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(TableEvent.Cases<R> table, CastEvent.Cases<R> cast, ActionEvent.Cases<R> action) {
        return match(action);
    }

    /** One case for each kind. */
    interface Cases<R> {
        /** Step 1: who wants what from whom. */
        R actionDeclared(ActionDeclared event);

        /** Steps 2 and 3: a die joined a pool. */
        R dieJoined(DieJoined event);

        /** Step 4: the dice fell. */
        R diceRolled(DiceRolled event);

        /** Steps 6 and 7: total and effect were chosen. */
        R diceChosen(DiceChosen event);

        /** Step 9: the result stands. */
        R resultDeclared(ResultDeclared event);

        /** Step 10: the other side bought opportunities. */
        R opportunitiesSold(OpportunitiesSold event);

        /** Step 10 is over. */
        R rollSettled(RollSettled event);

        /** Step 11: the other side takes up its dice. */
        R reactionBegan(ReactionBegan event);

        /** Step 12: who won, with which effect dice. */
        R totalsCompared(TotalsCompared event);

        /** A second effect die was taken past D12. */
        R secondEffectTaken(SecondEffectTaken event);

        /** The reaction strikes back. */
        R counterAttacked(CounterAttacked event);

        /** Step 13: an effect die was used. */
        R effectUsed(EffectUsed event);

        /** Stress was taken; its type may still be changed. */
        R stressTaken(StressTaken event);

        /** The stress just taken is of another type. */
        R stressTypeChanged(StressTypeChanged event);

        /** Nothing more comes of the action. */
        R actionEnded(ActionEnded event);
    }

    /** Step 1: who wants what from whom. */
    record ActionDeclared(CastId actor, Intent intent, CastId target, Option<Ailment> ailment, Option<Trait> affected)
            implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.actionDeclared(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SEQUENCE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.withExchange(Option.some(Exchange.begin(actor, intent, target, ailment, affected)));
        }
    }

    /** Steps 2 and 3: a die joined a pool. */
    record DieJoined(RollSide side, PoolDie die) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.dieJoined(this);
        }

        @Override
        public Vector<String> rules() {
            if (die.trait().kind() == TraitKind.DOOM) {
                return Vector.of(die.extra() ? DOOM_SPEND : OPPOSE);
            }
            return Vector.of(die.trait().kind() == TraitKind.SCENE_DISTINCTION ? SCENE_DISTINCTION : POOL);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return roll(state, side, roll -> roll.withPool(roll.pool().append(die)));
        }
    }

    /** Step 4: the dice fell. */
    record DiceRolled(RollSide side, Roll dice) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.diceRolled(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(ROLL);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return roll(state, side, roll -> roll.withRoll(Option.some(dice)));
        }
    }

    /** Steps 6 and 7: total and effect were chosen. */
    record DiceChosen(RollSide side, Choice choice) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.diceChosen(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(ROLL);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return roll(state, side, roll -> roll.withChoice(Option.some(choice)));
        }
    }

    /** Step 9: the result stands. */
    record ResultDeclared(RollSide side, int total, DieSize effect) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.resultDeclared(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SEQUENCE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return roll(state, side, roll -> roll.withDeclared(true));
        }
    }

    /** Step 10: the other side bought opportunities. */
    record OpportunitiesSold(RollSide side, int count) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.opportunitiesSold(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SEQUENCE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return roll(state, side, roll -> roll.withSold(roll.sold() + count));
        }
    }

    /** Step 10 is over. */
    record RollSettled(RollSide side) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rollSettled(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SEQUENCE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return roll(state, side, roll -> roll.withSettled(true));
        }
    }

    /** Step 11: the other side takes up its dice. */
    record ReactionBegan(Option<CastId> reactor) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reactionBegan(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(OPPOSE, REACTIONS);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return exchange(state, one -> one.withReaction(Option.some(RollInHand.by(reactor))));
        }
    }

    /** Step 12: who won, with which effect dice. */
    record TotalsCompared(RollSide winner, Vector<DieSize> effects, boolean secondOpen) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.totalsCompared(this);
        }

        @Override
        public Vector<String> rules() {
            return effects.isEmpty() ? Vector.of(WIN) : Vector.of(WIN, EFFECT_UP, EFFECT_BACK);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return exchange(
                    state,
                    one -> one.withWinner(Option.some(winner))
                            .withEffects(effects)
                            .withSecondOpen(secondOpen));
        }
    }

    /** A second effect die was taken past D12. */
    record SecondEffectTaken(int place, Option<DieSize> effect) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.secondEffectTaken(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(EFFECT_UP, RULING_17);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return exchange(
                    state,
                    one -> one.withSecondOpen(false).withEffects(one.effects().appendAll(effect)));
        }
    }

    /** The reaction strikes back. */
    record CounterAttacked(Vector<DieSize> effects, boolean secondOpen) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.counterAttacked(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(RULING_5, EFFECT_UP, EFFECT_BACK);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return exchange(
                    state, one -> one.withCountered(true).withEffects(effects).withSecondOpen(secondOpen));
        }
    }

    /** Step 13: an effect die was used. */
    record EffectUsed(DieSize die, EffectUse use) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.effectUsed(this);
        }

        @Override
        public Vector<String> rules() {
            return use.rules();
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return exchange(state, one -> one.withEffects(one.effects().tail()));
        }
    }

    /** Stress was taken; its type may still be changed. */
    record StressTaken(Exchange.StressJustTaken taken) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stressTaken(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(STRESS);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return exchange(state, one -> one.withJustTaken(Option.some(taken)));
        }
    }

    /** The stress just taken is of another type. */
    record StressTypeChanged(CastId who, Ailment stress) implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stressTypeChanged(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(PP_AFTER);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return exchange(state, one -> one.withJustTaken(Option.none()));
        }
    }

    /** Nothing more comes of the action. */
    record ActionEnded() implements ActionEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.actionEnded(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SEQUENCE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.withExchange(Option.none());
        }
    }

    private static SceneState exchange(SceneState state, UnaryOperator<Exchange> change) {
        return state.withExchange(state.exchange().map(change));
    }

    private static SceneState roll(SceneState state, RollSide side, UnaryOperator<RollInHand> change) {
        return exchange(
                state,
                one -> one.roll(side)
                        .map(roll -> one.with(side, change.apply(roll)))
                        .getOrElse(one));
    }
}
