package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.PairingCheck;
import io.github.crisisrules.tournament.pairing.PairingReason;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.RankReason;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Answers to the questions of players: why this opponent, why this bye, why this rank. */
public final class Explanation {
    private Explanation() {}

    /** Why a player met this opponent in a Swiss round, or had the bye; nothing for one who was not paired. */
    public static Option<Either<ByeChoice, PairingReason>> opponent(TournamentState state, PlayerId player, int round) {
        return state.round(round)
                .flatMap(found -> found.hasBye(player)
                        ? found.tables().bye().map(Either::left)
                        : PairingReason.of(found.field(), found.tables().pairs(), player)
                                .map(Either::right));
    }

    /** The same in words. */
    public static String opponentText(TournamentState state, PlayerId player, int round) {
        String words = opponent(state, player, round)
                .map(reason -> reason.fold(bye -> bye(state, bye), met -> met.text(state::name)))
                .getOrElse(() -> state.name(player) + " was not paired in round " + round + ".");
        return state.round(round).exists(found -> found.tables().byHand())
                ? words + " The organizer paired this round by hand."
                : words;
    }

    private static String bye(TournamentState state, ByeChoice bye) {
        String passed = bye.passedOver().isEmpty()
                ? ""
                : "; ranked lower, but with a bye already: "
                        + bye.passedOver().map(state::name).mkString(", ");
        return state.name(bye.player()) + " has the bye: " + bye.reason().words() + passed + " [" + EventRules.BYE
                + "].";
    }

    /** Why a player stands on this rank now; nothing for one who is not ranked. */
    public static Option<RankReason> rank(TournamentState state, PlayerId player) {
        return RankReason.of(state.standings(), player);
    }

    /** The same in words. */
    public static String rankText(TournamentState state, PlayerId player) {
        return rank(state, player)
                .map(reason -> reason.text(state::name))
                .getOrElse(() -> state.name(player) + " is not ranked.");
    }

    /** Whether the pairs of a Swiss round were those the rules allow; {@link SwissDesk#checkByHand} also asks for the bye. */
    public static Option<PairingCheck> check(TournamentState state, int round, PairingSystem system) {
        return state.round(round)
                .map(found -> PairingCheck.of(found.field(), found.tables().pairs(), system));
    }
}
