package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_20;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_9;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.Exchange;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Step 13: what effect dice do. */
final class EffectRules {
    private EffectRules() {}

    /** The next effect die is used, as the intent allows. */
    @Rule({USE, RULING_9})
    static Either<RuleViolation, Vector<SceneEvent>> use(SceneState state, ActionCommand.UseEffect command) {
        return Checks.exchange(state)
                .flatMap(exchange -> exchange.effects()
                        .headOption()
                        .<RuleViolation>toEither(EffectViolation.NoEffectLeft::new)
                        .flatMap(die -> command.use()
                                .match(new Uses(state, exchange, die))
                                .map(events -> Vector.<SceneEvent>of(new ActionEvent.EffectUsed(die, command.use()))
                                        .appendAll(events))));
    }

    /** The stress just taken, taken as another type instead. */
    @Rule(PP_AFTER)
    static Either<RuleViolation, Vector<SceneEvent>> changeStress(
            SceneState state, ActionCommand.ChangeStress command) {
        return Checks.exchange(state).flatMap(exchange -> {
            Option<Exchange.StressJustTaken> taken =
                    exchange.justTaken().filter(one -> one.stress().type() != command.to());
            if (taken.isEmpty()) {
                return Either.left(new EffectViolation.NoStressToChange(exchange.affectedOne()));
            }
            CastId who = taken.get().who();
            Harm other = taken.get().before().take(command.to(), taken.get().effect());
            return command.payment()
                    .by(state, Option.some(who), PlotSpend.CHANGE_STRESS, DoomSpend.AS_PLOT_POINT, DieSize.D4)
                    .map(paid -> paid.append(new CastEvent.HarmChanged(who, other))
                            .append(new ActionEvent.StressTypeChanged(who, Ailment.stress(command.to()))));
        });
    }

    /** Each use of one effect die; what it changes, or why it may not. */
    private static final class Uses implements EffectUse.Cases<Either<RuleViolation, Vector<SceneEvent>>> {
        private final SceneState state;
        private final Exchange exchange;
        private final DieSize die;
        private final CastMember target;

        Uses(SceneState state, Exchange exchange, DieSize die) {
            this.state = state;
            this.exchange = exchange;
            this.die = die;
            this.target = state.known(exchange.affectedOne());
        }

        private Intent intent() {
            return exchange.countered() ? Intent.HURT : exchange.intent();
        }

        private Either<RuleViolation, Vector<SceneEvent>> wrong(EffectUse use) {
            return Either.left(new EffectViolation.WrongUse(intent(), use));
        }

        @Override
        @Rule({USE, STRESS})
        public Either<RuleViolation, Vector<SceneEvent>> inflict(EffectUse.Inflict use) {
            if (intent() != Intent.HURT || target.harm().isDead()) {
                return wrong(use);
            }
            Harm after = target.harm().take(use.type(), die);
            return Either.right(Vector.of(
                    new CastEvent.HarmChanged(target.id(), after),
                    new ActionEvent.StressTaken(new Exchange.StressJustTaken(
                            target.id(), target.harm(), Ailment.stress(use.type()), die))));
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> complicate(EffectUse.Complicate use) {
            if (intent() != Intent.HURT) {
                return wrong(use);
            }
            Trait trait = new Trait(TraitKind.COMPLICATION, use.name());
            return Either.right(Vector.of(target.created(trait)
                    .<SceneEvent>map(old -> new CastEvent.TraitChanged(target.id(), old, old.and(die)))
                    .getOrElse(
                            () -> new CastEvent.TraitCreated(target.id(), Temporary.complication(use.name(), die)))));
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> make(EffectUse.MakeAsset use) {
            if (intent() != Intent.HELP) {
                return wrong(use);
            }
            return Checks.member(state, use.holder())
                    .flatMap(holder -> holder.created(new Trait(TraitKind.ASSET, use.name()))
                                    .isDefined()
                            ? Either.left(new SceneViolation.NameTaken(use.name()))
                            : Either.right(Vector.of(
                                    new CastEvent.TraitCreated(use.holder(), Temporary.asset(use.name(), die)))));
        }

        /** Against the target a trait steps back and a complication up; for it the other way round. */
        @Override
        @Rule({USE, RULING_9, RULING_20, COMPLICATION_OUT})
        public Either<RuleViolation, Vector<SceneEvent>> step(EffectUse.StepTrait use) {
            boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
            boolean harmful = complication == use.up();
            if (intent() == Intent.HEAL || harmful != (intent() == Intent.HURT)) {
                return refused(use.trait(), use);
            }
            return present(use.trait())
                    .flatMap(size -> target.created(use.trait())
                            .map(old -> Either.<RuleViolation, Vector<SceneEvent>>right(
                                    Vector.of((use.up() ? Option.some(old.stepUp()) : old.stepBack())
                                            .<SceneEvent>map(now -> new CastEvent.TraitChanged(target.id(), old, now))
                                            .getOrElse(() -> new CastEvent.TraitEnded(target.id(), old)))))
                            .getOrElse(() -> Either.right(Vector.of(new CastEvent.DatafileTraitChanged(
                                    target.id(),
                                    use.trait(),
                                    use.up() ? size.stepUp().orElse(Option.some(size)) : size.stepBack())))));
        }

        @Override
        @Rule({USE, RULING_9, RULING_20})
        public Either<RuleViolation, Vector<SceneEvent>> remove(EffectUse.RemoveTrait use) {
            boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
            if (intent() == Intent.HEAL || complication != (intent() == Intent.HELP)) {
                return refused(use.trait(), use);
            }
            return present(use.trait()).flatMap(size -> {
                if (!die.isAtLeast(size)) {
                    return Either.left(new EffectViolation.EffectTooSmall(die, size));
                }
                return Either.right(Vector.of(removal(target, use.trait())));
            });
        }

        @Override
        @Rule({RULING_9, RULING_20})
        public Either<RuleViolation, Vector<SceneEvent>> restore(EffectUse.RestoreTrait use) {
            if (intent() != Intent.HELP) {
                return wrong(use);
            }
            return Option.when(target.changed().containsKey(use.trait()), use.trait())
                    .flatMap(target.datafile()::die)
                    .<RuleViolation>toEither(() -> new SceneViolation.NoSuchTrait(target.id(), use.trait()))
                    .flatMap(size -> die.isAtLeast(size)
                            ? Either.right(Vector.of(new CastEvent.DatafileTraitRestored(target.id(), use.trait())))
                            : Either.left(new EffectViolation.EffectTooSmall(die, size)));
        }

        @Override
        @Rule({USE, DOOM_GROW, RULING_9})
        public Either<RuleViolation, Vector<SceneEvent>> feed(EffectUse.FeedDoom use) {
            boolean watcher = exchange.user().flatMap(state::member).forAll(user -> !user.hero());
            return watcher
                    ? Either.right(Vector.of(new TableEvent.DoomDieAdded(die)))
                    : Either.left(new EffectViolation.OnlyVillainsFeedDoom());
        }

        @Override
        @Rule({RECOVER_TRANSITION, RECOVER_ACTION, RECOVER_TRAUMA})
        public Either<RuleViolation, Vector<SceneEvent>> recover(EffectUse.Recover use) {
            if (intent() != Intent.HEAL) {
                return wrong(use);
            }
            Ailment ailment = exchange.ailment().get();
            Harm after = Recovery.won(
                    target.harm(),
                    ailment,
                    die,
                    state.kind(),
                    Comparison.likeStress(target, ailment),
                    state.traumaPolicy());
            return Either.right(Vector.of(new CastEvent.HarmChanged(target.id(), after)));
        }

        private Either<RuleViolation, Vector<SceneEvent>> refused(Trait trait, EffectUse use) {
            return isHarm(trait) ? Either.left(new EffectViolation.NotByEffect(trait)) : wrong(use);
        }

        private Either<RuleViolation, DieSize> present(Trait trait) {
            return isHarm(trait)
                    ? Either.left(new EffectViolation.NotByEffect(trait))
                    : target.created(trait)
                            .map(one -> one.level().die())
                            .orElse(() -> target.die(trait))
                            .toEither(() -> new SceneViolation.NoSuchTrait(target.id(), trait));
        }
    }

    private static boolean isHarm(Trait trait) {
        return trait.kind() == TraitKind.STRESS || trait.kind() == TraitKind.TRAUMA;
    }

    /** A created trait is gone; one of the datafile is shut down until the next scene. */
    @Rule(RULING_9)
    static SceneEvent removal(CastMember owner, Trait trait) {
        return owner.created(trait)
                .<SceneEvent>map(old -> new CastEvent.TraitEnded(owner.id(), old))
                .getOrElse(() -> new CastEvent.DatafileTraitChanged(owner.id(), trait, Option.none()));
    }
}
