package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CONTACTS_COME_IN_ORDER;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.ORDER_OF_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RAMPAGE_AGAIN_IS_BOUNDED;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STEEL;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Locale;

/** What the players want, or what they observed on the table. */
public sealed interface ColossusCommand extends GameCommand {
    /** What it does by itself in an encounter that is not over, or why it is refused; the encounter lets the rest follow. */
    Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state);

    /** Something of the frame: a phase, an activation, what happens to a character. */
    record InRound(RoundCommand command) implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Colossus.RULES.gate(state, command);
        }

        @Override
        public String words() {
            return command.words();
        }
    }

    /** The active character interacts with a tower: a Disruption Beam token points toward another. */
    record PlaceBeam(CombatantId character, Tower tower, Tower toward) implements ColossusCommand {
        /** A token toward a tower that stands and is not pointed at yet; two that point at each other are a link. */
        @Override
        @Rule(BEAM)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .awaits(Awaiting.ROUND, "no interaction with a tower")
                    .towers(tower, toward)
                    .active(character)
                    .notPointing(tower, toward)
                    .then(story -> Beams.place(story, character, new BeamToken(tower, toward)));
        }

        @Override
        public String words() {
            return character + " points a Disruption Beam from " + tower + " toward " + toward;
        }
    }

    /** An enemy effect would give him damage: an attack, or a collision. */
    record StrikeColossus(int damage) implements ColossusCommand {
        /** Damage is 1 or more; without damage nothing is to be told. */
        public StrikeColossus {
            if (damage < 1) {
                throw new IllegalArgumentException("damage of " + damage + ": at least 1 is needed");
            }
        }

        /** Organic Steel, 1 Momentum less whatever the damage, and the effect resolved the damage goes. */
        @Override
        @Rule({STEEL, MOMENTUM, ORDER_OF_DAMAGE})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .begun()
                    .then(story -> MomentumChanges.lose(
                                    story.then(new ColossusEvent.DamageTaken(ColossusCard.afterSteel(damage))), 1)
                            .and(MomentumChanges::shed));
        }

        @Override
        public String words() {
            return "strike him for " + damage + " damage";
        }
    }

    /** The push met an interactive terrain feature. */
    record TouchTerrain(int size) implements ColossusCommand {
        /** Sizes start at 1. */
        public TouchTerrain {
            ThrowReport.size(size);
        }

        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state).pushing().then(story -> story.then(new ColossusEvent.TerrainDestroyed(size)));
        }

        @Override
        public String words() {
            return "he runs into terrain of size " + size;
        }
    }

    /** The push met a character. */
    record TouchCharacter(CombatantId character) implements ColossusCommand {
        @Override
        @Rule(CONTACTS_COME_IN_ORDER)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .pushing()
                    .ofTheTeam(Vector.of(character))
                    .untouched(character)
                    .then(story -> Rampages.touch(story, character));
        }

        @Override
        public String words() {
            return "he runs into " + character;
        }
    }

    /** His base or the tool crossed the line between two linked towers. */
    record CrossLink(Tower one, Tower other) implements ColossusCommand {
        @Override
        @Rule(CROSS)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .pushing()
                    .towers(one, other)
                    .linked(one, other)
                    .then(story -> Rampages.cross(story, BeamLink.between(one, other)));
        }

        @Override
        public String words() {
            return "he crosses the line between " + one + " and " + other;
        }
    }

    /** The push met a tower; near are the Crisis Team characters within range 1 of it. */
    record TouchTower(Tower tower, Vector<CombatantId> near) implements ColossusCommand {
        /** Each character once. */
        public TouchTower {
            if (near.distinct().size() < near.size()) {
                throw new IllegalArgumentException("a character is near " + tower + " twice: " + near);
            }
        }

        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .pushing()
                    .stands(tower)
                    .ofTheTeam(near)
                    .then(story -> Rampages.fell(story, tower, near));
        }

        @Override
        public String words() {
            return "he runs into " + tower + near.mkString(near.isEmpty() ? "" : ", near it ", ", ", "");
        }
    }

    /** The push ended without a tower; he stands where he fits. */
    record EndPush() implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state).pushing().then(story -> story.then(new ColossusEvent.PushEnded()));
        }

        @Override
        public String words() {
            return "the push ends";
        }
    }

    /** The die for the Rampage chart. */
    record RollChart(CrisisFace face) implements ColossusCommand {
        @Override
        @Rule({CHART, MOMENTUM})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .awaits(Awaiting.CHART, "no die for the chart")
                    .then(story -> story.then(new ColossusEvent.ChartRolled(face))
                            .when(face == CrisisFace.CRITICAL, MomentumChanges::gain));
        }

        @Override
        public String words() {
            return "the Rampage chart: " + face.name().toLowerCase(Locale.ROOT);
        }
    }

    /** He throws a character away: on the critical, or a target that Bare Metal Hands damaged. */
    record ThrowCharacter(CombatantId character, ThrowReport report) implements ColossusCommand {
        @Override
        @Rule({CHART, HANDS})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .throwing()
                    .ofTheTeam(report.characters())
                    .choosable(Vector.of(character))
                    .offered(character)
                    .then(story -> Rampages.throwAway(story, character, report));
        }

        @Override
        public String words() {
            return "he throws " + character;
        }
    }

    /** He throws a terrain feature. */
    record ThrowTerrain(int size, ThrowReport report) implements ColossusCommand {
        /** Sizes start at 1. */
        public ThrowTerrain {
            ThrowReport.size(size);
        }

        /** Where no Crisis Team character suffers a collision, he Rampages again. */
        @Override
        @Rule(CHART)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .awaits(Awaiting.TERRAIN_THROW, "no terrain is thrown")
                    .ofTheTeam(report.characters())
                    .then(story -> Rampages.thrown(story, new ColossusEvent.TerrainThrown(size), report)
                            .and(now -> Rampages.finish(now, report.collisions().isEmpty())));
        }

        @Override
        public String words() {
            return "he throws terrain of size " + size;
        }
    }

    /** Bare Metal Hands: the targets, and the damage that the dice dealt to each. */
    record AttackWithHands(Vector<Harmed> targets) implements ColossusCommand {
        /** At least one target, each once. */
        public AttackWithHands {
            if (targets.map(Harmed::character).distinct().size() < targets.size() || targets.isEmpty()) {
                throw new IllegalArgumentException(
                        "Bare Metal Hands against " + targets + ": name at least one target, and each once");
            }
        }

        @Override
        @Rule({HANDS, ORDER_OF_DAMAGE})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .awaits(Awaiting.HANDS, "no Bare Metal Hands attack")
                    .choosable(targets.map(Harmed::character))
                    .oneTargetUnlessArea(targets.size())
                    .then(story -> Rampages.hands(story, targets));
        }

        @Override
        public String words() {
            return "Bare Metal Hands against " + targets.map(Harmed::words).mkString(", ");
        }
    }

    /** Hurl Debris: the target, and the damage that the dice dealt. */
    record AttackWithDebris(Harmed target) implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .awaits(Awaiting.DEBRIS, "no Hurl Debris attack")
                    .choosable(Vector.of(target.character()))
                    .then(story -> Rampages.debris(story, target));
        }

        @Override
        public String words() {
            return "Hurl Debris against " + target.words();
        }
    }

    /** Nobody and nothing is where the chart asks for it: in range and, for an attack, in line of sight. */
    record NobodyThere() implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state).awaitsSomebody().then(Rampages::fallBack);
        }

        @Override
        public String words() {
            return "nobody and nothing is there";
        }
    }

    /** He throws nobody more after Bare Metal Hands. */
    record ForgoThrows() implements ColossusCommand {
        @Override
        @Rule(HANDS)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state)
                    .awaits(Awaiting.HANDS_THROWS, "no throw to forgo")
                    .then(story -> Rampages.finish(story.then(new ColossusEvent.ThrowsForgone()), false));
        }

        @Override
        public String words() {
            return "he throws nobody more";
        }
    }

    /** At the bound: the Rampages go on. */
    record GoOn() implements ColossusCommand {
        @Override
        @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state).awaits(Awaiting.CHAIN_BOUND, "no going on").then(Rampages::goOn);
        }

        @Override
        public String words() {
            return "the Rampages go on";
        }
    }

    /** At the bound: it was enough. */
    record StopThere() implements ColossusCommand {
        @Override
        @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Guard.in(state).awaits(Awaiting.CHAIN_BOUND, "no stopping").then(Rampages::stop);
        }

        @Override
        public String words() {
            return "the Rampages stop here";
        }
    }
}
