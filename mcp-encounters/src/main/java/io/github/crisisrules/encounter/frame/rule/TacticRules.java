package io.github.crisisrules.encounter.frame.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TACTICS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The rules for the characters that Team Tactic cards and leaderships affect. */
public final class TacticRules {
    private TacticRules() {}

    /** Checks that the player has the card and that every target is in play and within the card's reach. */
    @Rule({TACTICS, ALLIES})
    public static Either<RuleViolation, FrameState> play(FrameState state, FrameCommand.PlayTactic tactic) {
        CrisisTeam team = state.mission().team();
        Vector<String> hand = state.hand(tactic.player());
        if (!hand.contains(tactic.card())) {
            return Either.left(
                    team.isPlayer(tactic.player())
                            ? new FrameViolation.NotInHand(tactic.player(), tactic.card(), hand)
                            : new FrameViolation.NoSuchPlayer(tactic.player()));
        }
        Vector<CombatantId> reached = tactic.affiliation().map(team::reachedBy).getOrElse(team::allies);
        return Presence.printable(tactic.affiliation().getOrElse("none"))
                .flatMap(named -> inPlay(state, "playing a Team Tactic card", tactic.on()))
                .flatMap(ok -> tactic.on()
                        .find(character -> !reached.contains(character))
                        .<Either<RuleViolation, FrameState>>map(outside -> Either.left(tactic.affiliation()
                                .<RuleViolation>map(
                                        named -> new FrameViolation.TacticDoesNotApply(tactic.card(), named, outside))
                                .getOrElse(() -> new FrameViolation.NotOnCrisisTeam(outside))))
                        .getOrElse(Either.right(state)));
    }

    /**
     * Checks that every affected character is in play and belongs to the player's squad, which must use an
     * affiliation.
     */
    @Rule(SQUADS)
    public static Either<RuleViolation, FrameState> lead(FrameState state, FrameCommand.UseLeadership leadership) {
        CrisisTeam team = state.mission().team();
        if (!team.isPlayer(leadership.player())) {
            return Either.left(new FrameViolation.NoSuchPlayer(leadership.player()));
        }
        Vector<CombatantId> led = team.leadBy(leadership.player());
        return inPlay(state, "using a leadership", leadership.on())
                .flatMap(ok -> leadership
                        .on()
                        .find(character -> !led.contains(character))
                        .<Either<RuleViolation, FrameState>>map(outside ->
                                Either.left(new FrameViolation.LeadershipDoesNotApply(leadership.player(), outside)))
                        .getOrElse(Either.right(state)));
    }

    private static Either<RuleViolation, FrameState> inPlay(
            FrameState state, String wanted, Vector<CombatantId> characters) {
        if (characters.distinct().size() < characters.size()) {
            CombatantId twice =
                    characters.distinct().foldLeft(characters, Vector::remove).head();
            return Either.left(new FrameViolation.NamedTwice(twice.name()));
        }
        return characters.foldLeft(
                Presence.begun(state, wanted),
                (sofar, character) ->
                        sofar.flatMap(ok -> Presence.inPlay(state, character)).map(who -> state));
    }
}
