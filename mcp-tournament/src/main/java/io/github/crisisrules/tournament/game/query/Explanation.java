package io.github.crisisrules.tournament.game.query;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.game.NextRound;
import io.github.crisisrules.tournament.game.RoundTables;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.rule.SwissRules;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.PairingCheck;
import io.github.crisisrules.tournament.pairing.PairingDistribution;
import io.github.crisisrules.tournament.pairing.PairingReason;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RankReason;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** Answers to players' questions: why this opponent, why this bye, why this rank. */
public final class Explanation {
    private Explanation() {}

    /** Returns the reason for a player's opponent, or bye, in a Swiss round, or none if the player was not paired. */
    public static Option<Either<ByeChoice, PairingReason>> opponent(TournamentState state, PlayerId player, int round) {
        return state.round(round)
                .flatMap(found -> found.hasBye(player)
                        ? found.tables()
                                .byes()
                                .find(bye -> bye.player().equals(player))
                                .map(Either::left)
                        : found.reasons().of(player).map(Either::right));
    }

    /**
     * Explains a player's opponent, or bye, in a Swiss round, with a note if the pairing was not sampled with the
     * exact chances. For a round that was paired by hand or taken over it says so, and gives no reason.
     */
    public static String opponentText(TournamentState state, PlayerId player, int round, Wording wording) {
        return text(state, player, round, met -> met, wording);
    }

    /**
     * Explains a player's opponent like {@link #opponentText}, but leaves out excluded pairings, which are between
     * the organizer and the players concerned.
     */
    public static String publicOpponentText(TournamentState state, PlayerId player, int round, Wording wording) {
        return text(state, player, round, PairingReason::withoutExclusions, wording);
    }

    private static String text(
            TournamentState state, PlayerId player, int round, UnaryOperator<PairingReason> shown, Wording wording) {
        // A round that was not paired by the rules has none of their reasons.
        boolean byTheRules = state.round(round).exists(found -> !found.tables().byHand());
        String reason = opponent(state, player, round)
                .map(why -> why.fold(
                        bye -> bye.describe(wording),
                        met -> byTheRules ? shown.apply(met).describe(wording) : met.facts(wording)))
                .orElse(() -> state.round(round)
                        .filter(found -> found.isLate(player))
                        .map(found -> Sentences.pairedLater(
                                wording,
                                player,
                                found.tables().pairs().last().opponentOf(player),
                                EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)))
                .getOrElse(() -> Sentences.notPaired(wording, player, round));
        return state.round(round)
                .flatMap(found -> note(found, wording))
                .map(note -> reason + " " + note)
                .getOrElse(reason);
    }

    private static Option<String> note(SwissRound round, Wording wording) {
        RoundTables tables = round.tables();
        if (round.isTakenOver()) {
            return Option.some(Sentences.takenOver(wording));
        }
        if (tables.byHand()) {
            return Option.some(Sentences.byHand(wording));
        }
        return Option.when(
                tables.isApproximate(),
                () -> Sentences.approximate(
                        wording, PairingDistribution.APPROXIMATE, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS));
    }

    /** Returns the reason for a player's current rank, or none if the player is not ranked. */
    public static Option<RankReason> rank(TournamentState state, PlayerId player) {
        return RankReason.of(state.standings(), player);
    }

    /** Explains a player's current rank. */
    public static String rankText(TournamentState state, PlayerId player, Wording wording) {
        return rankText(state, state.rounds().size(), player, wording);
    }

    /** Explains a player's rank in the standings after a Swiss round. */
    public static String rankText(TournamentState state, int round, PlayerId player, Wording wording) {
        return RankReason.of(state.standingsAfter(round), player)
                .map(reason -> reason.describe(wording))
                .getOrElse(() -> Sentences.notRanked(wording, player));
    }

    /**
     * Checks whether the pairs of a Swiss round are ones that the rules allow. {@link #checkByHand} checks
     * one that is not in use yet.
     */
    public static Option<PairingCheck> check(TournamentState state, int round, PairingSystem system) {
        return state.round(round)
                .map(found -> PairingCheck.of(found.lazyPool().get(), found.pairsMadeTogether(), system));
    }

    /**
     * Checks whether the organizer's own pairing of the next Swiss round, with its bye, is one that the rules allow.
     * Use it before {@code PairByHand}, which accepts any complete pairing.
     */
    @Rule({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.BYE})
    public static PairingCheck checkByHand(
            TournamentState state, Iterable<Pairing> pairs, Option<PlayerId> bye, PairingSystem system) {
        NextRound next = state.nextRound();
        Option<PlayerId> due = next.byePlayer();
        // The number of players to be paired must be even. If a bye is due but is given to no active player, the
        // player who is due is left out.
        Option<PlayerId> left =
                due.isEmpty() ? due : bye.filter(next.seated()::contains).orElse(due);
        return PairingCheck.of(SwissRules.poolWithout(state, left), pairs, system)
                .withBye(bye, due);
    }
}
