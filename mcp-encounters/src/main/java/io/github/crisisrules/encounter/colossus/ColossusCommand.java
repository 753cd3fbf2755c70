package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossus.GAME;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.allowed;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.awaited;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.characterThrowAwaited;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.choosable;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.handsTargets;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.linked;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.noBeam;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.possibleResults;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.possibleThrow;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.pushInProgress;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.standing;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.targetAwaited;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.terrainSize;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.throwable;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.twoStandingTowers;
import static io.github.crisisrules.encounter.colossus.rule.ColossusRequirements.untouched;
import static io.github.crisisrules.encounter.frame.rule.Requirements.active;
import static io.github.crisisrules.encounter.frame.rule.Requirements.onCrisisTeam;
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
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.rule.MomentumRules;
import io.github.crisisrules.encounter.colossus.rule.RampageRules;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.EncounterCommand;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.rule.Requirements;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** A command: a decision of the players, or an observation on the battlefield. */
public sealed interface ColossusCommand extends EncounterCommand<ColossusState, ColossusEvent> {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Gives a command of the common frame: a phase, an activation, or a report about a character. */
    record InFrame(FrameCommand command) implements ColossusCommand {
        @Override
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state).require(allowed(command)).and(now -> GAME.inFrame(now, command));
        }

        @Override
        public String describe(Wording wording) {
            return command.describe(wording);
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
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(awaited(ColossusAwaited.FRAME, this))
                    .require(twoStandingTowers(tower, toward))
                    .require(active(character))
                    .require(noBeam(tower, toward))
                    .and(now -> {
                        BeamToken beam = new BeamToken(tower, toward);
                        return now.then(new ColossusEvent.BeamPlaced(character, beam))
                                .thenIf(
                                        state.beams().contains(beam.opposite()),
                                        new ColossusEvent.TowersLinked(beam.link()));
                    });
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
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(Requirements.afterSetup())
                    .require(now -> result.fault(ColossusDice.atHim(now)))
                    .and(now -> MomentumRules.strike(now, result.damage()));
        }
    }

    /** Reports an effect of a Crisis Team character that would move the Colossus. */
    record MoveColossus(CombatantId by) implements ColossusCommand {
        @Override
        @Rule(HELMET)
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(Requirements.afterSetup())
                    .require(onCrisisTeam(by))
                    .thenIf(
                            !ColossusCard.canBeMovedBy(Side.CRISIS_TEAM),
                            new ColossusEvent.HelmetPreventedMovement(by));
        }
    }

    /** Reports that the push touched interactive terrain. */
    record TouchTerrain(int size) implements ColossusCommand {
        @Override
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(pushInProgress(this))
                    .require(terrainSize(size))
                    .then(new ColossusEvent.TerrainDestroyed(size));
        }
    }

    /** Reports that the push touched a character. */
    record TouchCharacter(CombatantId character) implements ColossusCommand {
        @Override
        @Rule(CONTACTS_COME_IN_ORDER)
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(pushInProgress(this))
                    .require(onCrisisTeam(character))
                    .require(untouched(character))
                    .and(now -> RampageRules.touch(now, character));
        }
    }

    /** Reports that the base or the tool crossed the link between two towers. */
    record CrossLink(Tower firstTower, Tower secondTower) implements ColossusCommand {
        @Override
        @Rule(CROSS)
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(pushInProgress(this))
                    .require(twoStandingTowers(firstTower, secondTower))
                    .require(linked(firstTower, secondTower))
                    .and(now -> RampageRules.cross(now, TowerLink.between(firstTower, secondTower)));
        }
    }

    /**
     * Reports that the push touched a tower.
     *
     * @param nearbyCharacters the Crisis Team characters within range 1 of the tower
     */
    record TouchTower(Tower tower, Vector<CombatantId> nearbyCharacters) implements ColossusCommand {
        @Override
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(pushInProgress(this))
                    .require(standing(tower))
                    .require(onCrisisTeam(nearbyCharacters))
                    .and(now -> RampageRules.fell(now, tower, nearbyCharacters));
        }
    }

    /**
     * Reports that the push ended without touching a tower. The Colossus stops at the last place where his base
     * fits.
     */
    record EndPush() implements ColossusCommand {
        @Override
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state).require(pushInProgress(this)).then(new ColossusEvent.PushEnded());
        }
    }

    /** Reports the die for the Rampage chart. */
    record RollChart(CrisisFace face) implements ColossusCommand {
        @Override
        @Rule({CHART, MOMENTUM})
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(awaited(ColossusAwaited.CHART, this))
                    .then(new ColossusEvent.ChartRolled(face))
                    .andIf(RampageChart.gainsMomentum(face), now -> MomentumRules.change(now, MomentumCause.CHART));
        }
    }

    /** Throws a character: on a critical of the chart, or a target that Bare Metal Hands damaged. */
    record ThrowCharacter(CombatantId character, ThrowReport report) implements ColossusCommand {
        @Override
        @Rule({CHART, HANDS})
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(characterThrowAwaited(this))
                    .require(possibleThrow(report))
                    .require(choosable(Vector.of(character)))
                    .require(throwable(character))
                    .and(now -> RampageRules.throwAway(now, character, report));
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
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            int hit = report.characters().count(state.targets()::contains);
            return GAME.in(state)
                    .require(awaited(ColossusAwaited.TERRAIN_THROW, this))
                    .require(terrainSize(size))
                    .require(possibleThrow(report))
                    .and(now -> RampageRules.throwTerrain(now, size, report))
                    .and(now -> RampageRules.finish(now, RampageChart.repeatsAfterTerrainThrow(hit)));
        }
    }

    /** Reports a Bare Metal Hands attack: at least one target, each once, with the result of the attack on it. */
    record AttackWithBareMetalHands(Vector<AttackedTarget> targets) implements ColossusCommand {
        @Override
        @Rule({HANDS, ORDER_OF_DAMAGE})
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(awaited(ColossusAwaited.BARE_METAL_HANDS, this))
                    .require(choosable(targets.map(AttackedTarget::target)))
                    .require(handsTargets(targets.size()))
                    .require(possibleResults(targets))
                    .and(now -> RampageRules.hands(now, targets.map(AttackedTarget::harmed)));
        }
    }

    /** Reports a Hurl Debris attack: the target with the result of the attack. */
    record HurlDebris(AttackedTarget target) implements ColossusCommand {
        @Override
        @Rule(DEBRIS)
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(awaited(ColossusAwaited.HURL_DEBRIS, this))
                    .require(choosable(Vector.of(target.target())))
                    .require(possibleResults(Vector.of(target)))
                    .and(now -> RampageRules.debris(now, target.harmed()));
        }
    }

    /**
     * Reports that there is no target for the result of the chart within range and, for an attack, in line of
     * sight.
     */
    record ReportNoTarget() implements ColossusCommand {
        @Override
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state).require(targetAwaited(this)).and(RampageRules::fallBack);
        }
    }

    /** Declines further throws after Bare Metal Hands. */
    record ForgoThrows() implements ColossusCommand {
        @Override
        @Rule(HANDS)
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(awaited(ColossusAwaited.BARE_METAL_HANDS_THROWS, this))
                    .then(new ColossusEvent.ThrowsForgone())
                    .and(now -> RampageRules.finish(now, false));
        }
    }

    /** Continues the Rampages at the bound. */
    record ContinueRampages() implements ColossusCommand {
        @Override
        @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(awaited(ColossusAwaited.RAMPAGE_LIMIT, this))
                    .and(RampageRules::goOn);
        }
    }

    /** Stops the Rampages at the bound. */
    record StopRampages() implements ColossusCommand {
        @Override
        @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
        public Decision<ColossusState, ColossusEvent> decide(ColossusState state) {
            return GAME.in(state)
                    .require(awaited(ColossusAwaited.RAMPAGE_LIMIT, this))
                    .and(RampageRules::stop);
        }
    }
}
