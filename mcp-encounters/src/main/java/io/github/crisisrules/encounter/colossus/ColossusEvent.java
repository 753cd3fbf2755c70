package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Tool;
import io.github.crisisrules.encounter.rulebook.ColossusRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What happened, and the rule by which it did. */
public sealed interface ColossusEvent {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The rule by which it happened. */
    String rule();

    /** Something in the frame. */
    record InRound(RoundEvent event) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.inRound(this);
        }

        @Override
        public String rule() {
            return event.rule();
        }
    }

    /** A Disruption Beam token was placed. */
    record BeamPlaced(CombatantId character, BeamToken beam) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.beamPlaced(this);
        }

        @Override
        public String rule() {
            return ColossusRules.BEAM;
        }
    }

    /** Two tokens point at each other. */
    record TowersLinked(BeamLink link) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.towersLinked(this);
        }

        @Override
        public String rule() {
            return ColossusRules.BEAM;
        }
    }

    /** A Rampage began. */
    record RampageBegan(boolean isSubdued, int number, Option<Tower> toward, Tool tool) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rampageBegan(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RAMPAGE;
        }
    }

    /** Terrain was destroyed in the Rampage. */
    record TerrainDestroyed(int size) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.terrainDestroyed(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RAMPAGE;
        }
    }

    /** The push met a character. */
    record CharacterTouched(CombatantId character) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.characterTouched(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RAMPAGE;
        }
    }

    /** He crossed a link; both its tokens are gone. */
    record LinkBroken(BeamLink link) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.linkBroken(this);
        }

        @Override
        public String rule() {
            return ColossusRules.CROSS;
        }
    }

    /** A tower fell, and with it its token and every beam on it or toward it. */
    record TowerDestroyed(Tower tower) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.towerDestroyed(this);
        }

        @Override
        public String rule() {
            return ColossusRules.TOWER;
        }
    }

    /** The next randomizer token names the priority tower. */
    record TokenTurnedUp(Tower tower) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tokenTurnedUp(this);
        }

        @Override
        public String rule() {
            return ColossusRules.TOWER;
        }
    }

    /** The Momentum Tracker went up. */
    record MomentumGained(int amount) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.momentumGained(this);
        }

        @Override
        public String rule() {
            return ColossusRules.MOMENTUM;
        }
    }

    /** The Momentum Tracker went down. */
    record MomentumLost(int amount) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.momentumLost(this);
        }

        @Override
        public String rule() {
            return ColossusRules.MOMENTUM;
        }
    }

    /** He was Subdued; the given number of tokens in all. */
    record Subdued(int tokens) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.subdued(this);
        }

        @Override
        public String rule() {
            return ColossusRules.SUBDUE;
        }
    }

    /** The movement of the Rampage is over. */
    record PushEnded() implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pushEnded(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RAMPAGE;
        }
    }

    /** The die for the Rampage chart came up. */
    record ChartRolled(CrisisFace face) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.chartRolled(this);
        }

        @Override
        public String rule() {
            return ColossusRules.CHART;
        }
    }

    /** Nobody was near enough for Bare Metal Hands: the chart's failure result applies. */
    record FailureInstead() implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.failureInstead(this);
        }

        @Override
        public String rule() {
            return ColossusRules.CHART;
        }
    }

    /** Nobody and nothing was there for the chart's result. */
    record NobodyWasThere() implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nobodyWasThere(this);
        }

        @Override
        public String rule() {
            return ColossusRules.CHART;
        }
    }

    /** He threw a character. */
    record CharacterThrown(CombatantId character) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.characterThrown(this);
        }

        @Override
        public String rule() {
            return ColossusRules.CHART;
        }
    }

    /** He threw a terrain feature. */
    record TerrainThrown(int size) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.terrainThrown(this);
        }

        @Override
        public String rule() {
            return ColossusRules.CHART;
        }
    }

    /** He attacked with Bare Metal Hands. */
    record HandsAttacked(boolean isArea, Vector<Harmed> targets) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.handsAttacked(this);
        }

        @Override
        public String rule() {
            return ColossusRules.HANDS;
        }
    }

    /** He may throw the targets that were damaged and still stand. */
    record ThrowsOffered(Vector<CombatantId> characters) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.throwsOffered(this);
        }

        @Override
        public String rule() {
            return ColossusRules.HANDS;
        }
    }

    /** He threw nobody more. */
    record ThrowsForgone() implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.throwsForgone(this);
        }

        @Override
        public String rule() {
            return ColossusRules.HANDS;
        }
    }

    /** He attacked with Hurl Debris. */
    record DebrisHurled(Harmed target) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.debrisHurled(this);
        }

        @Override
        public String rule() {
            return ColossusRules.DEBRIS;
        }
    }

    /** A Rampage was over. */
    record RampageEnded() implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rampageEnded(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RULING_9;
        }
    }

    /** So many Rampages came one out of the other that the players are asked. */
    record BoundReached(int rampages) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.boundReached(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RULING_4;
        }
    }

    /** No further Rampage came out of the last one. */
    record ChainOver() implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.chainOver(this);
        }

        @Override
        public String rule() {
            return ColossusRules.RULING_4;
        }
    }

    /** His Subdued Rampage over, Momentum is 9 again. */
    record MomentumRestored() implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.momentumRestored(this);
        }

        @Override
        public String rule() {
            return ColossusRules.SUBDUE;
        }
    }

    /** He suffered damage, after Organic Steel. */
    record DamageTaken(int damage) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.damageTaken(this);
        }

        @Override
        public String rule() {
            return ColossusRules.STEEL;
        }
    }

    /** The effect resolved, all damage left him. */
    record DamageShed(int damage) implements ColossusEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.damageShed(this);
        }

        @Override
        public String rule() {
            return ColossusRules.STEEL;
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** Something in the frame. */
        R inRound(InRound event);

        /** A Disruption Beam token was placed. */
        R beamPlaced(BeamPlaced event);

        /** Two tokens point at each other. */
        R towersLinked(TowersLinked event);

        /** A Rampage began. */
        R rampageBegan(RampageBegan event);

        /** Terrain was destroyed in the Rampage. */
        R terrainDestroyed(TerrainDestroyed event);

        /** The push met a character. */
        R characterTouched(CharacterTouched event);

        /** He crossed a link; both its tokens are gone. */
        R linkBroken(LinkBroken event);

        /** A tower fell, and with it its token and every beam on it or toward it. */
        R towerDestroyed(TowerDestroyed event);

        /** The next randomizer token names the priority tower. */
        R tokenTurnedUp(TokenTurnedUp event);

        /** The Momentum Tracker went up. */
        R momentumGained(MomentumGained event);

        /** The Momentum Tracker went down. */
        R momentumLost(MomentumLost event);

        /** He was Subdued; the given number of tokens in all. */
        R subdued(Subdued event);

        /** The movement of the Rampage is over. */
        R pushEnded(PushEnded event);

        /** The die for the Rampage chart came up. */
        R chartRolled(ChartRolled event);

        /** Nobody was near enough for Bare Metal Hands: the chart's failure result applies. */
        R failureInstead(FailureInstead event);

        /** Nobody and nothing was there for the chart's result. */
        R nobodyWasThere(NobodyWasThere event);

        /** He threw a character. */
        R characterThrown(CharacterThrown event);

        /** He threw a terrain feature. */
        R terrainThrown(TerrainThrown event);

        /** He attacked with Bare Metal Hands. */
        R handsAttacked(HandsAttacked event);

        /** He may throw the targets that were damaged and still stand. */
        R throwsOffered(ThrowsOffered event);

        /** He threw nobody more. */
        R throwsForgone(ThrowsForgone event);

        /** He attacked with Hurl Debris. */
        R debrisHurled(DebrisHurled event);

        /** A Rampage was over. */
        R rampageEnded(RampageEnded event);

        /** So many Rampages came one out of the other that the players are asked. */
        R boundReached(BoundReached event);

        /** No further Rampage came out of the last one. */
        R chainOver(ChainOver event);

        /** His Subdued Rampage over, Momentum is 9 again. */
        R momentumRestored(MomentumRestored event);

        /** He suffered damage, after Organic Steel. */
        R damageTaken(DamageTaken event);

        /** The effect resolved, all damage left him. */
        R damageShed(DamageShed event);
    }
}
