package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CONTACTS_COME_IN_ORDER;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HELMET;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_OF_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STEEL;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.rule.BeamRules;
import io.github.crisisrules.encounter.colossus.rule.ColossusPreconditions;
import io.github.crisisrules.encounter.colossus.rule.MomentumRules;
import io.github.crisisrules.encounter.colossus.rule.RampageRules;
import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Locale;

/** A command: a decision of the players, or an observation on the battlefield. */
public sealed interface ColossusCommand extends GameCommand {
    /**
     * Returns the direct results of this command in an encounter that is not over, or the reason why it is
     * refused. The encounter adds the events that follow.
     */
    Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state);

    /** Gives a command of the common frame: a phase, an activation, or a report about a character. */
    record InFrame(FrameCommand command) implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return Colossus.GAME.gate(state, command);
        }

        @Override
        public String words() {
            return command.words();
        }
    }

    /**
     * Places a Disruption Beam token on a tower, pointing toward another, as an interaction of the active
     * character.
     */
    record PlaceBeam(CombatantId character, Tower tower, Tower toward) implements ColossusCommand {
        /**
         * The token must point toward a standing tower that the first one does not point at yet. Two tokens that
         * point at each other form a link.
         */
        @Override
        @Rule(BEAM)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .awaits(Awaiting.ROUND, "an interaction with a tower")
                    .towers(tower, toward)
                    .acts(character)
                    .notPointing(tower, toward)
                    .then(story -> BeamRules.place(story, character, new BeamToken(tower, toward)));
        }

        @Override
        public String words() {
            return character + " points a Disruption Beam from " + tower + " toward " + toward;
        }
    }

    /**
     * Reports an enemy effect that would damage the Colossus: an attack, given by its dice or its damage, or a
     * collision, given by its damage.
     */
    record DamageColossus(AttackResult result) implements ColossusCommand {
        /** Creates a report of the given damage before Organic Steel. */
        public DamageColossus(int damage) {
            this(AttackResult.of(damage));
        }

        /**
         * Organic Steel applies first. Then 1 Momentum is lost, whatever the damage, and all damage is removed
         * once the effect is resolved.
         */
        @Override
        @Rule({STEEL, STATS, MOMENTUM, ORDER_OF_DAMAGE})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .begun()
                    .no(result.fault(ColossusDice.atHim(state)), why -> why)
                    .then(story -> MomentumRules.strike(story, result.damage()));
        }

        @Override
        public String words() {
            return "strike him for " + result.damage() + " damage";
        }
    }

    /** Reports an effect of a Crisis Team character that would move the Colossus. */
    record MoveColossus(CombatantId by) implements ColossusCommand {
        @Override
        @Rule(HELMET)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .begun()
                    .ofTheTeam(Vector.of(by))
                    .then(new ColossusEvent.HelmetPreventedMovement(by));
        }

        @Override
        public String words() {
            return "move him with " + by;
        }
    }

    /** Reports that the push touched interactive terrain. */
    record TouchTerrain(int size) implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state).pushing().size(size).then(new ColossusEvent.TerrainDestroyed(size));
        }

        @Override
        public String words() {
            return "he runs into terrain of size " + size;
        }
    }

    /** Reports that the push touched a character. */
    record TouchCharacter(CombatantId character) implements ColossusCommand {
        @Override
        @Rule(CONTACTS_COME_IN_ORDER)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .pushing()
                    .ofTheTeam(Vector.of(character))
                    .untouched(character)
                    .then(story -> RampageRules.touch(story, character));
        }

        @Override
        public String words() {
            return "he runs into " + character;
        }
    }

    /** Reports that the base or the tool crossed the link between two towers. */
    record CrossLink(Tower one, Tower other) implements ColossusCommand {
        @Override
        @Rule(CROSS)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .pushing()
                    .towers(one, other)
                    .linked(one, other)
                    .then(story -> RampageRules.cross(story, BeamLink.between(one, other)));
        }

        @Override
        public String words() {
            return "he crosses the line between " + one + " and " + other;
        }
    }

    /**
     * Reports that the push touched a tower.
     *
     * @param near the Crisis Team characters within range 1 of the tower
     */
    record TouchTower(Tower tower, Vector<CombatantId> near) implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .pushing()
                    .stands(tower)
                    .ofTheTeam(near)
                    .then(story -> RampageRules.fell(story, tower, near));
        }

        @Override
        public String words() {
            return "he runs into " + tower + near.mkString(near.isEmpty() ? "" : ", near it ", ", ", "");
        }
    }

    /**
     * Reports that the push ended without touching a tower. The Colossus stops at the last place where his base
     * fits.
     */
    record EndPush() implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state).pushing().then(new ColossusEvent.PushEnded());
        }

        @Override
        public String words() {
            return "the push ends";
        }
    }

    /** Reports the die for the Rampage chart. */
    record RollChart(CrisisFace face) implements ColossusCommand {
        @Override
        @Rule({CHART, MOMENTUM})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .awaits(Awaiting.CHART, "the die for the Rampage chart")
                    .then(story -> story.then(new ColossusEvent.ChartRolled(face))
                            .when(face == CrisisFace.CRITICAL, now -> MomentumRules.gain(now, MomentumCause.CHART)));
        }

        @Override
        public String words() {
            return "the Rampage chart: " + face.name().toLowerCase(Locale.ROOT);
        }
    }

    /** Throws a character: on a critical of the chart, or a target that Bare Metal Hands damaged. */
    record ThrowCharacter(CombatantId character, ThrowReport report) implements ColossusCommand {
        @Override
        @Rule({CHART, HANDS})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .throwing()
                    .report(report)
                    .choosable(Vector.of(character))
                    .offered(character)
                    .then(story -> RampageRules.throwAway(story, character, report));
        }

        @Override
        public String words() {
            return "he throws " + character;
        }
    }

    /** Throws a terrain feature. */
    record ThrowTerrain(int size, ThrowReport report) implements ColossusCommand {
        /**
         * The thrown terrain is destroyed. If no character suffers a collision, the Colossus Rampages again; a
         * Dazed character does not suffer a collision.
         */
        @Override
        @Rule({CHART, THROWN_TERRAIN_IS_DESTROYED, FALLBACK_NEEDS_RANGE_AND_SIGHT})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            boolean again = !report.characters().exists(state.targets()::contains);
            return ColossusPreconditions.in(state)
                    .awaits(Awaiting.TERRAIN_THROW, "a throw of terrain")
                    .size(size)
                    .report(report)
                    .then(story ->
                            RampageRules.throwTerrain(story, size, report).and(now -> RampageRules.finish(now, again)));
        }

        @Override
        public String words() {
            return "he throws terrain of size " + size;
        }
    }

    /** Reports a Bare Metal Hands attack: at least one target, each once, with the result of the attack on it. */
    record AttackWithBareMetalHands(Vector<Struck> targets) implements ColossusCommand {
        @Override
        @Rule({HANDS, ORDER_OF_DAMAGE})
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .awaits(Awaiting.HANDS, "an attack with Bare Metal Hands")
                    .choosable(targets.map(Struck::target))
                    .targetsOfHands(targets.size())
                    .results(targets)
                    .then(story -> RampageRules.hands(story, targets.map(Struck::harmed)));
        }

        @Override
        public String words() {
            return "Bare Metal Hands against "
                    + targets.map(each -> each.harmed().words()).mkString(", ");
        }
    }

    /** Reports a Hurl Debris attack: the target with the result of the attack. */
    record HurlDebris(Struck target) implements ColossusCommand {
        @Override
        @Rule(DEBRIS)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .awaits(Awaiting.DEBRIS, "an attack with Hurl Debris")
                    .choosable(Vector.of(target.target()))
                    .results(Vector.of(target))
                    .then(story -> RampageRules.debris(story, target.harmed()));
        }

        @Override
        public String words() {
            return "Hurl Debris against " + target.harmed().words();
        }
    }

    /**
     * Reports that there is no target for the result of the chart within range and, for an attack, in line of
     * sight.
     */
    record ReportNoTarget() implements ColossusCommand {
        @Override
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state).awaitsSomebody().then(RampageRules::fallBack);
        }

        @Override
        public String words() {
            return "nobody and nothing is there";
        }
    }

    /** Declines further throws after Bare Metal Hands. */
    record ForgoThrows() implements ColossusCommand {
        @Override
        @Rule(HANDS)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .awaits(Awaiting.HANDS_THROWS, "doing without throws")
                    .then(story -> RampageRules.finish(story.then(new ColossusEvent.ThrowsForgone()), false));
        }

        @Override
        public String words() {
            return "he throws nobody else";
        }
    }

    /** Continues the Rampages at the bound. */
    record ContinueRampages() implements ColossusCommand {
        @Override
        @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .awaits(Awaiting.CHAIN_BOUND, "going on with the Rampages")
                    .then(RampageRules::goOn);
        }

        @Override
        public String words() {
            return "the Rampages go on";
        }
    }

    /** Stops the Rampages at the bound. */
    record StopRampages() implements ColossusCommand {
        @Override
        @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
        public Either<RuleViolation, Story<ColossusState, ColossusEvent>> decide(ColossusState state) {
            return ColossusPreconditions.in(state)
                    .awaits(Awaiting.CHAIN_BOUND, "stopping the Rampages")
                    .then(RampageRules::stop);
        }

        @Override
        public String words() {
            return "the Rampages stop here";
        }
    }
}
