package io.github.crisisrules.encounter.frame.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TACTICS;

import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The requirements for Team Tactic cards and leaderships. */
public final class TacticRules {
    private TacticRules() {}

    /** Requires that a player of the Crisis Team has the given name. */
    public static Requirement<EncounterState> player(String name) {
        return state -> Option.when(
                !state.frame().mission().team().isPlayer(name), () -> new FrameViolation.NoSuchPlayer(name));
    }

    /** Requires that the player can still play the Team Tactic card. */
    @Rule(TACTICS)
    public static Requirement<EncounterState> inHand(String player, String card) {
        return player(player).and(state -> {
            Vector<String> hand = state.frame().hand(player);
            return Option.when(!hand.contains(card), () -> new FrameViolation.NotInHand(player, card, hand));
        });
    }

    /** Requires that every target is within the reach of the Team Tactic card. */
    @Rule({TACTICS, ALLIES})
    public static Requirement<EncounterState> withinReach(FrameCommand.PlayTactic tactic) {
        return state -> {
            CrisisTeam team = state.frame().mission().team();
            Vector<CombatantId> reached =
                    tactic.affiliation().map(team::reachedBy).getOrElse(team::allies);
            return tactic.targets()
                    .find(character -> !reached.contains(character))
                    .map(outside -> tactic.affiliation()
                            .<RuleViolation>map(
                                    named -> new FrameViolation.TacticDoesNotApply(tactic.card(), named, outside))
                            .getOrElse(() -> new FrameViolation.NotOnCrisisTeam(outside)));
        };
    }

    /** Requires that every character belongs to the player's squad, which must use an affiliation. */
    @Rule(SQUADS)
    public static Requirement<EncounterState> ledBy(String player, Vector<CombatantId> characters) {
        return state -> characters
                .removeAll(state.frame().mission().team().leadBy(player))
                .headOption()
                .map(outside -> new FrameViolation.LeadershipDoesNotApply(player, outside));
    }

    /** Requires that the first round has begun and that the targets are in play, each named once. */
    public static Requirement<EncounterState> targetsInPlay(Vector<CombatantId> targets) {
        return Requirements.distinct(targets).and(Requirements.afterSetup()).and(Requirements.inPlay(targets));
    }
}
