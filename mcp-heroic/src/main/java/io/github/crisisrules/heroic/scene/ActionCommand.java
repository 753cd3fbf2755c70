package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What people want in an action: the thirteen steps. */
public sealed interface ActionCommand extends SceneCommand {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(TableCommand.Cases<R> table, ActionCommand.Cases<R> action) {
        return match(action);
    }

    /** One case for each kind. */
    interface Cases<R> {
        /** Step 1: intent and target. What is healed, or what help is about, is named; a power or SFX may allow self-recovery in an action scene. */
        R declareAction(DeclareAction command);

        /** Step 2: a trait joins the pool; a distinction may count as D4 for a PP, or for doom where a villain uses it. */
        R addDie(AddDie command);

        /** Step 3: a die is bought into the pool; only a borrowed trait has a lender. */
        R buyDie(BuyDie command);

        /** Step 3: a doom die is spent into a villain's pool. */
        R addDoomDie(AddDoomDie command);

        /** Step 4: the faces that fell, in the order of the pool. */
        R rollPool(RollPool command);

        /** Steps 6 and 7: the places of the dice in the total and of the effect die. */
        R chooseDice(ChooseDice command);

        /** Step 8: one more die into the total. */
        R buyTotalDie(BuyTotalDie command);

        /** Step 8: one more effect die. */
        R buyEffectDie(BuyEffectDie command);

        /** Step 9: the result stands. */
        R declareResult(DeclareResult command);

        /** Step 10: the Watcher buys opportunities of a hero. */
        R buyOpportunities(BuyOpportunities command);

        /** Step 10: on the Watcher's opportunity an asset of a hero steps up. */
        R stepUpAsset(StepUpAsset command);

        /** Step 10: on the Watcher's opportunity the next push or stunt of a hero is one size larger. */
        R stepUpNextPush(StepUpNextPush command);

        /** Step 10: on the Watcher's opportunity a hero has a resource for the scene. */
        R findResource(FindResource command);

        /** Step 10 is over: on to the reaction, or to the comparison. */
        R settleRoll(SettleRoll command);

        /** Past D12: a second effect die of the winner's roll. */
        R takeSecondEffect(TakeSecondEffect command);

        /** The winner of the reaction strikes back. */
        R counterAttack(CounterAttack command);

        /** Step 13: the next effect die is used. */
        R useEffect(UseEffect command);

        /** The stress just taken becomes another type. */
        R changeStress(ChangeStress command);

        /** The action is over; effect dice not used are lost. */
        R endAction(EndAction command);
    }

    /** Step 1: intent and target. What is healed, or what help is about, is named; a power or SFX may allow self-recovery in an action scene. */
    record DeclareAction(
            CastId actor,
            Intent intent,
            CastId target,
            Option<Ailment> ailment,
            Option<Trait> affected,
            boolean byPower)
            implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.declareAction(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.declare(state, this);
        }
    }

    /** Step 2: a trait joins the pool; a distinction may count as D4 for a PP, or for doom where a villain uses it. */
    record AddDie(RollSide side, Trait trait, boolean asD4, DoomGrowth growth) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.addDie(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.add(state, this);
        }
    }

    /** Step 3: a die is bought into the pool; only a borrowed trait has a lender. */
    record BuyDie(RollSide side, PlotSpend spend, Trait trait, Payment payment, Option<CastId> lender)
            implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.buyDie(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.buy(state, this);
        }
    }

    /** Step 3: a doom die is spent into a villain's pool. */
    record AddDoomDie(RollSide side, DieSize die) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.addDoomDie(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.addDoom(state, this);
        }
    }

    /** Step 4: the faces that fell, in the order of the pool. */
    record RollPool(RollSide side, Vector<Integer> faces) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rollPool(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.roll(state, this);
        }
    }

    /** Steps 6 and 7: the places of the dice in the total and of the effect die. */
    record ChooseDice(RollSide side, Vector<Integer> total, Option<Integer> effect) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.chooseDice(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.choose(state, this);
        }
    }

    /** Step 8: one more die into the total. */
    record BuyTotalDie(RollSide side, int place, Payment payment) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.buyTotalDie(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.buyTotal(state, this);
        }
    }

    /** Step 8: one more effect die. */
    record BuyEffectDie(RollSide side, int place, Payment payment) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.buyEffectDie(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.buyEffect(state, this);
        }
    }

    /** Step 9: the result stands. */
    record DeclareResult(RollSide side) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.declareResult(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.declareResult(state, this);
        }
    }

    /** Step 10: the Watcher buys opportunities of a hero. */
    record BuyOpportunities(RollSide side, DoomGrowth growth, int count) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.buyOpportunities(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.sell(state, this);
        }
    }

    /** Step 10: on the Watcher's opportunity an asset of a hero steps up. */
    record StepUpAsset(RollSide side, CastId hero, Trait asset) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stepUpAsset(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.stepUpAsset(state, this);
        }
    }

    /** Step 10: on the Watcher's opportunity the next push or stunt of a hero is one size larger. */
    record StepUpNextPush(RollSide side, CastId hero) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stepUpNextPush(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.boost(state, this);
        }
    }

    /** Step 10: on the Watcher's opportunity a hero has a resource for the scene. */
    record FindResource(RollSide side, CastId hero, String specialty, String name) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.findResource(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Opportunities.resource(state, this);
        }
    }

    /** Step 10 is over: on to the reaction, or to the comparison. */
    record SettleRoll(RollSide side) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.settleRoll(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.settle(state, this);
        }
    }

    /** Past D12: a second effect die of the winner's roll. */
    record TakeSecondEffect(int place) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.takeSecondEffect(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.takeSecond(state, this);
        }
    }

    /** The winner of the reaction strikes back. */
    record CounterAttack(Payment payment) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.counterAttack(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.counter(state, this);
        }
    }

    /** Step 13: the next effect die is used. */
    record UseEffect(EffectUse use) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.useEffect(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.use(state, this);
        }
    }

    /** The stress just taken becomes another type. */
    record ChangeStress(StressType to, Payment payment) implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.changeStress(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.changeStress(state, this);
        }
    }

    /** The action is over; effect dice not used are lost. */
    record EndAction() implements ActionCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.endAction(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return ActionRules.end(state);
        }
    }
}
