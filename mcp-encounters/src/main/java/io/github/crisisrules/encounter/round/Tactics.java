package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TACTICS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The rules for the characters that Team Tactic cards and leaderships affect. */
final class Tactics {
    private Tactics() {}

    /** Checks that the player has the card and that every target is in play and within the card's reach. */
    @Rule({TACTICS, ALLIES})
    static Either<RuleViolation, RoundState> play(RoundState state, RoundCommand.PlayTactic tactic) {
        CrisisTeam team = state.mission().team();
        Vector<String> hand = state.hand(tactic.player());
        if (!hand.contains(tactic.card())) {
            return Either.left(
                    team.isPlayer(tactic.player())
                            ? new RoundViolation.NotInHand(tactic.player(), tactic.card(), hand)
                            : new RoundViolation.NoSuchPlayer(tactic.player()));
        }
        Vector<CombatantId> reached = tactic.affiliation().map(team::reachedBy).getOrElse(team::allies);
        return Presence.printable(tactic.affiliation().getOrElse("none"))
                .flatMap(named -> inPlay(state, "playing a Team Tactic card", tactic.on()))
                .flatMap(ok -> tactic.on()
                        .find(character -> !reached.contains(character))
                        .<Either<RuleViolation, RoundState>>map(outside -> Either.left(tactic.affiliation()
                                .<RuleViolation>map(
                                        named -> new RoundViolation.NotReached(tactic.card(), named, outside))
                                .getOrElse(() -> new RoundViolation.NotOfTheTeam(outside))))
                        .getOrElse(Either.right(state)));
    }

    /**
     * Checks that every affected character is in play and belongs to the player's squad, which must use an
     * affiliation.
     */
    @Rule(SQUADS)
    static Either<RuleViolation, RoundState> lead(RoundState state, RoundCommand.UseLeadership leadership) {
        CrisisTeam team = state.mission().team();
        if (!team.isPlayer(leadership.player())) {
            return Either.left(new RoundViolation.NoSuchPlayer(leadership.player()));
        }
        Vector<CombatantId> led = team.leadBy(leadership.player());
        return inPlay(state, "using a leadership", leadership.on())
                .flatMap(ok -> leadership
                        .on()
                        .find(character -> !led.contains(character))
                        .<Either<RuleViolation, RoundState>>map(
                                outside -> Either.left(new RoundViolation.NotLed(leadership.player(), outside)))
                        .getOrElse(Either.right(state)));
    }

    private static Either<RuleViolation, RoundState> inPlay(
            RoundState state, String wanted, Vector<CombatantId> characters) {
        if (characters.distinct().size() < characters.size()) {
            CombatantId twice =
                    characters.distinct().foldLeft(characters, Vector::remove).head();
            return Either.left(new RoundViolation.NamedTwice(twice.name()));
        }
        return characters.foldLeft(
                Presence.begun(state, wanted),
                (sofar, character) ->
                        sofar.flatMap(ok -> Presence.inPlay(state, character)).map(who -> state));
    }
}
