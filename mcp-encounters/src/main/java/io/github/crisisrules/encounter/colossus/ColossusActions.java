package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_11;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_4;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_5;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_7;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STEEL;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Rounds;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** What each command does in a state of an encounter that is not over, or why it is refused. */
final class ColossusActions implements ColossusCommand.Cases<Either<ColossusViolation, Story>> {
    private final ColossusState state;
    private final Story story;

    ColossusActions(ColossusState state) {
        this.state = state;
        this.story = Story.from(state);
    }

    @Override
    public Either<ColossusViolation, Story> inRound(ColossusCommand.InRound command) {
        return unless(
                command.command().match(new FrameGate(state)),
                () -> Rounds.act(state.frame(), command.command())
                        .<ColossusViolation>mapLeft(ColossusViolation.FrameRefuses::new)
                        .map(events -> MomentumChanges.tell(story, events)));
    }

    /** A token toward a tower that stands and is not pointed at yet; two that point at each other are a link. */
    @Override
    @Rule(BEAM)
    public Either<ColossusViolation, Story> placeBeam(ColossusCommand.PlaceBeam command) {
        return awaited(
                Awaiting.ROUND,
                "no interaction with a tower",
                () -> unless(
                        towers(command.tower(), command.toward()).orElse(() -> notActive(command.character())), () -> {
                            BeamToken beam = new BeamToken(command.tower(), command.toward());
                            boolean links = state.beams().contains(beam.opposite());
                            return state.beams().contains(beam)
                                    ? Either.left(new ColossusViolation.AlreadyPointing(beam))
                                    : Either.right(story.then(new ColossusEvent.BeamPlaced(command.character(), beam))
                                            .when(
                                                    links,
                                                    now -> now.then(new ColossusEvent.TowersLinked(
                                                            BeamLink.between(beam.on(), beam.toward())))));
                        }));
    }

    /** Organic Steel, 1 Momentum less whatever the damage, and the effect resolved the damage goes. */
    @Override
    @Rule({STEEL, MOMENTUM, RULING_11})
    public Either<ColossusViolation, Story> strikeColossus(ColossusCommand.StrikeColossus command) {
        if (state.frame().step() == Step.SETUP) {
            return Either.left(new ColossusViolation.NotBegun());
        }
        Story struck = story.then(new ColossusEvent.DamageTaken(ColossusCard.afterSteel(command.damage())));
        return Either.right(MomentumChanges.lose(struck, 1).and(MomentumChanges::shed));
    }

    @Override
    public Either<ColossusViolation, Story> touchTerrain(ColossusCommand.TouchTerrain command) {
        return pushing(() -> Either.right(story.then(new ColossusEvent.TerrainDestroyed(command.size()))));
    }

    @Override
    @Rule(RULING_7)
    public Either<ColossusViolation, Story> touchCharacter(ColossusCommand.TouchCharacter command) {
        CombatantId character = command.character();
        boolean twice = state.rampage().exists(rampage -> rampage.touched().contains(character));
        return pushing(() -> unless(
                outsider(character).orElse(Option.when(twice, () -> new ColossusViolation.AlreadyTouched(character))),
                () -> Either.right(Rampages.touch(story, character))));
    }

    @Override
    @Rule(CROSS)
    public Either<ColossusViolation, Story> crossLink(ColossusCommand.CrossLink command) {
        return pushing(() -> unless(towers(command.one(), command.other()), () -> {
            BeamLink link = BeamLink.between(command.one(), command.other());
            return state.links().contains(link)
                    ? Either.right(Rampages.cross(story, link))
                    : Either.left(new ColossusViolation.NotLinked(command.one(), command.other()));
        }));
    }

    @Override
    public Either<ColossusViolation, Story> touchTower(ColossusCommand.TouchTower command) {
        return pushing(() -> unless(
                gone(command.tower()).orElse(() -> first(command.near().map(this::outsider))),
                () -> Either.right(Rampages.fell(story, command.tower(), command.near()))));
    }

    @Override
    public Either<ColossusViolation, Story> endPush(ColossusCommand.EndPush command) {
        return pushing(() -> Either.right(story.then(new ColossusEvent.PushEnded())));
    }

    @Override
    @Rule({CHART, MOMENTUM})
    public Either<ColossusViolation, Story> rollChart(ColossusCommand.RollChart command) {
        return awaited(
                Awaiting.CHART,
                "no die for the chart",
                () -> Either.right(story.then(new ColossusEvent.ChartRolled(command.face()))
                        .when(command.face() == CrisisFace.CRITICAL, MomentumChanges::gain)));
    }

    @Override
    @Rule({CHART, HANDS})
    public Either<ColossusViolation, Story> throwCharacter(ColossusCommand.ThrowCharacter command) {
        CombatantId character = command.character();
        boolean afterHands = state.awaiting() == Awaiting.HANDS_THROWS;
        if (!afterHands && state.awaiting() != Awaiting.CHARACTER_THROW) {
            return notAwaited("no character is thrown");
        }
        boolean offered = state.rampage().exists(rampage -> rampage.throwable().contains(character));
        return unless(
                first(command.report().collisions().map(Harmed::character).map(this::outsider))
                        .orElse(() -> cannotBeChosen(character))
                        .orElse(Option.when(
                                afterHands && !offered, () -> new ColossusViolation.NotToBeThrown(character))),
                () -> Either.right(Rampages.thrown(
                                story, new ColossusEvent.CharacterThrown(character), command.report())
                        .and(now -> afterHands && mayThrowMore(now.state()) ? now : Rampages.finish(now, false))));
    }

    private static boolean mayThrowMore(ColossusState after) {
        return after.rampage()
                .exists(rampage -> rampage.throwable()
                        .exists(character -> after.frame().combatant(character).isStanding()));
    }

    /** Where no Crisis Team character suffers a collision, he Rampages again. */
    @Override
    @Rule(CHART)
    public Either<ColossusViolation, Story> throwTerrain(ColossusCommand.ThrowTerrain command) {
        Vector<Harmed> collisions = command.report().collisions();
        return awaited(
                Awaiting.TERRAIN_THROW,
                "no terrain is thrown",
                () -> unless(
                        first(collisions.map(Harmed::character).map(this::outsider)),
                        () -> Either.right(Rampages.thrown(
                                        story, new ColossusEvent.TerrainThrown(command.size()), command.report())
                                .and(now -> Rampages.finish(now, collisions.isEmpty())))));
    }

    @Override
    @Rule({HANDS, RULING_11})
    public Either<ColossusViolation, Story> attackWithHands(ColossusCommand.AttackWithHands command) {
        int targets = command.targets().size();
        boolean tooMany = targets > 1 && !ColossusCard.handsAreArea(state.momentum());
        return awaited(
                Awaiting.HANDS,
                "no Bare Metal Hands attack",
                () -> unless(
                        first(command.targets().map(Harmed::character).map(this::cannotBeChosen))
                                .orElse(Option.when(tooMany, () -> new ColossusViolation.OneTargetOnly(targets))),
                        () -> Either.right(Rampages.hands(story, command.targets()))));
    }

    @Override
    public Either<ColossusViolation, Story> attackWithDebris(ColossusCommand.AttackWithDebris command) {
        return awaited(
                Awaiting.DEBRIS,
                "no Hurl Debris attack",
                () -> unless(
                        cannotBeChosen(command.target().character()),
                        () -> Either.right(Rampages.debris(story, command.target()))));
    }

    /** The chart's fallbacks. */
    @Override
    @Rule({CHART, RULING_5, RULING_11})
    public Either<ColossusViolation, Story> nobodyThere(ColossusCommand.NobodyThere command) {
        Story nobody = story.then(new ColossusEvent.NobodyWasThere());
        return switch (state.awaiting()) {
            case CHARACTER_THROW -> Either.right(Rampages.finish(nobody, false));
            case TERRAIN_THROW, DEBRIS -> Either.right(Rampages.finish(nobody, true));
            case HANDS -> Either.right(story.then(new ColossusEvent.FailureInstead()));
            default -> notAwaited("nobody need be there");
        };
    }

    @Override
    @Rule(HANDS)
    public Either<ColossusViolation, Story> forgoThrows(ColossusCommand.ForgoThrows command) {
        return awaited(
                Awaiting.HANDS_THROWS,
                "no throw to forgo",
                () -> Either.right(Rampages.finish(story.then(new ColossusEvent.ThrowsForgone()), false)));
    }

    @Override
    @Rule(RULING_4)
    public Either<ColossusViolation, Story> goOn(ColossusCommand.GoOn command) {
        return awaited(Awaiting.CHAIN_BOUND, "no going on", () -> Either.right(Rampages.goOn(story)));
    }

    @Override
    @Rule(RULING_4)
    public Either<ColossusViolation, Story> stopThere(ColossusCommand.StopThere command) {
        return awaited(Awaiting.CHAIN_BOUND, "no stopping", () -> Either.right(Rampages.stop(story)));
    }

    private Either<ColossusViolation, Story> pushing(Supplier<Either<ColossusViolation, Story>> then) {
        return awaited(Awaiting.PUSH, "no push", then);
    }

    private Either<ColossusViolation, Story> awaited(
            Awaiting awaited, String wanted, Supplier<Either<ColossusViolation, Story>> then) {
        return state.awaiting() == awaited ? then.get() : notAwaited(wanted);
    }

    private Either<ColossusViolation, Story> notAwaited(String wanted) {
        return Either.left(new ColossusViolation.NotAwaited(wanted, state.awaiting()));
    }

    private static Either<ColossusViolation, Story> unless(
            Option<ColossusViolation> violation, Supplier<Either<ColossusViolation, Story>> then) {
        return violation.<Either<ColossusViolation, Story>>map(Either::left).getOrElse(then);
    }

    private static Option<ColossusViolation> first(Seq<Option<ColossusViolation>> checks) {
        return checks.find(Option::isDefined).flatMap(found -> found);
    }

    private Option<ColossusViolation> towers(Tower one, Tower other) {
        return gone(one)
                .orElse(() -> gone(other))
                .orElse(Option.when(one.equals(other), () -> new ColossusViolation.SameTower(one)));
    }

    private Option<ColossusViolation> gone(Tower tower) {
        return Option.when(!state.stands(tower), () -> new ColossusViolation.TowerGone(tower));
    }

    private Option<ColossusViolation> notActive(CombatantId character) {
        return Option.when(
                !state.frame().active().contains(character), () -> new ColossusViolation.NotActive(character));
    }

    /** Why observations cannot be about this character: it is none of the Crisis Team, or has been KO'd. */
    private Option<ColossusViolation> outsider(CombatantId character) {
        boolean inTeam = state.frame()
                .combatants()
                .get(character)
                .exists(combatant -> combatant.side() == Side.CRISIS_TEAM && combatant.isInPlay());
        return Option.when(!inTeam, () -> new ColossusViolation.NotOfTheTeam(character));
    }

    private Option<ColossusViolation> cannotBeChosen(CombatantId character) {
        return outsider(character)
                .orElse(() -> Option.when(
                        !state.frame().combatants().get(character).exists(Combatant::isStanding),
                        () -> new ColossusViolation.CannotBeChosen(character)));
    }
}
