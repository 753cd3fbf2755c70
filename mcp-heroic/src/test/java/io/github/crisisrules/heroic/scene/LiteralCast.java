package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.Moment.Step;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;

/** Decides whether a command about the cast is allowed: presence, groups, and rulings of the Watcher. */
final class LiteralCast {
    private final Moment now;

    LiteralCast(Moment now) {
        this.now = now;
    }

    /** Returns whether the sheet allows it. */
    boolean allows(CastCommand command) {
        if (command instanceof CastCommand.JoinCast one) {
            String name = one.sheet().datafile().name();
            return !name.isBlank()
                    && !now.inTheCast(new CastId(name))
                    && !one.sheet().datafile().powerSets().isEmpty()
                    && !one.sheet().datafile().distinctions().isEmpty();
        }
        if (command instanceof CastCommand.EnterScene one) {
            return now.inTheCast(one.character()) && !now.there(one.character()) && !now.dead(one.character());
        }
        if (command instanceof CastCommand.LeaveScene one) {
            return now.exchange().isEmpty() && now.there(one.character());
        }
        if (command instanceof CastCommand.FormGroup one) {
            return now.exchange().isEmpty()
                    && oneSide(one.characters())
                    && (one.characters().size() > 1 || inAGroup(one.characters().head()));
        }
        if (command instanceof CastCommand.ForceGrouping one) {
            return now.sceneOn()
                    && oneSide(one.heroes())
                    && now.hero(one.heroes().head())
                    && !together(one.heroes())
                    && now.doomDie(one.die(), DieSize.D4);
        }
        if (command instanceof CastCommand.GiveAsset one) {
            return handOver(one);
        }
        if (command instanceof CastCommand.ReportStress one) {
            return now.sceneOn() && now.alive(one.character());
        }
        if (command instanceof CastCommand.MakeRuling one) {
            return now.sceneOn()
                    && !one.ruling().isBlank()
                    && one.consequences().size() < 2
                    && one.consequences().forAll(this::follows);
        }
        throw new AssertionError(command);
    }

    private boolean oneSide(Vector<CastId> characters) {
        return !characters.isEmpty()
                && characters.forAll(now::alive)
                && characters.toSet().size() == characters.size()
                && (characters.forAll(now::hero) || characters.forAll(now::villain));
    }

    private boolean inAGroup(CastId character) {
        return now.state().groups().groups().exists(group -> group.contains(character));
    }

    /** Of a group those count who are there and alive; one who is left of it is alone. */
    private boolean together(Vector<CastId> characters) {
        Vector<Vector<CastId>> groups = now.state()
                .groups()
                .groups()
                .map(group -> group.filter(now::alive))
                .filter(group -> group.size() > 1);
        return characters.size() == 1
                ? !groups.exists(group -> group.contains(characters.head()))
                : groups.exists(group -> group.toSet().equals(characters.toSet()));
    }

    /** An asset goes from hand to hand, but not out of the pool that is being built. */
    private boolean handOver(CastCommand.GiveAsset command) {
        boolean inPool = now.at(Step.GATHERING)
                .exists(roll -> roll.roller().contains(command.from())
                        && roll.pool().exists(die -> die.trait().equals(command.asset())));
        return now.sceneOn()
                && now.alive(command.from())
                && now.alive(command.to())
                && command.asset().kind() == TraitKind.ASSET
                && now.made(command.from(), command.asset()).isDefined()
                && now.made(command.to(), command.asset()).isEmpty()
                && !inPool;
    }

    /** The consequences of a ruling are about a character who is there, and about something that is. */
    private boolean follows(Consequence consequence) {
        if (consequence instanceof Consequence.TakeStress one) {
            return now.alive(one.character());
        }
        if (consequence instanceof Consequence.StepHarm one) {
            return now.alive(one.character())
                    && (one.ailment().isTrauma()
                                    ? now.one(one.character()).harm().trauma()
                                    : now.one(one.character()).harm().stress())
                            .containsKey(one.ailment().type());
        }
        if (consequence instanceof Consequence.TakeComplication one) {
            return now.alive(one.character()) && !one.name().isBlank();
        }
        if (consequence instanceof Consequence.GainAsset one) {
            return now.alive(one.character())
                    && !one.name().isBlank()
                    && now.made(one.character(), Trait.asset(one.name())).isEmpty();
        }
        if (consequence instanceof Consequence.LoseTrait one) {
            return one.character()
                    .map(character -> now.there(character)
                            && now.anyTrait(character, one.trait()).isDefined())
                    .getOrElse(() -> one.trait().kind() == TraitKind.SCENE_DISTINCTION
                            && now.state().distinctions().contains(one.trait().name()));
        }
        if (consequence instanceof Consequence.ChangeTrait one) {
            return now.alive(one.character())
                    && now.one(one.character()).datafile().die(one.trait()).isDefined();
        }
        if (consequence instanceof Consequence.EarnPlotPoint one) {
            return now.livingHero(one.hero());
        }
        if (consequence instanceof Consequence.SpendPlotPoint one) {
            return now.livingHero(one.hero())
                    && now.one(one.hero()).plotPoints().count() > 0;
        }
        if (consequence instanceof Consequence.AddDie one) {
            return now.at(Step.GATHERING)
                    .flatMap(RollInProgress::roller)
                    .exists(character -> hasForARuling(character, one.trait()));
        }
        if (consequence instanceof Consequence.StepEffect) {
            return now.exchange().exists(exchange -> !exchange.effects().isEmpty());
        }
        if (consequence instanceof Consequence.RemoveDoom one) {
            return now.state().doom().dice().contains(one.die());
        }
        return consequence instanceof Consequence.AddDoom;
    }

    /** Pushes and stunts are made up; distinctions, powers and specialties are there and not shut down. */
    private boolean hasForARuling(CastId character, Trait trait) {
        return switch (trait.kind()) {
            case PUSH, STUNT -> true;
            case SCENE_DISTINCTION -> now.state().distinctions().contains(trait.name());
            case DISTINCTION, POWER, SPECIALTY -> now.one(character).die(trait).isDefined();
            default -> false;
        };
    }
}
