package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.game.rule.RegistrationRules;
import io.github.crisisrules.tournament.game.rule.TournamentChoices;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The thing that an event is waiting for. */
public sealed interface TournamentAwaited extends Awaited {
    /** Returns what an event in the given state is waiting for. */
    static TournamentAwaited of(TournamentState state) {
        Vector<RoundMatch> open = state.openMatches();
        if (state.phase() == Phase.CLOSED) {
            return new Nothing(state.champion(), state.endedBecause());
        }
        if (state.phase() == Phase.REGISTRATION) {
            return registering(state);
        }
        if (!open.isEmpty()) {
            return new Results(state.roundNumber(), open);
        }
        if (state.isDecided()) {
            return new Closing();
        }
        if (TournamentChoices.canPair(state)) {
            return new NextRound(state.roundNumber() + 1);
        }
        return state.isSwissOver()
                ? new Cut(state.structure().get().cut())
                : new Players(state.active().size());
    }

    private static TournamentAwaited registering(TournamentState state) {
        Vector<PlayerId> lists = RegistrationRules.withoutList(state);
        if (!lists.isEmpty()) {
            return new Lists(lists);
        }
        int players = state.active().size();
        return state.announcement().structureFor(players).isRight() ? new Opening(players) : new Players(players);
    }

    /** More players: there are too few for a round. */
    record Players(int activePlayers) implements TournamentAwaited {}

    /** Lists that must be submitted before the event is opened. */
    record Lists(Vector<PlayerId> players) implements TournamentAwaited {}

    /** The opening of the event by the organizer. */
    record Opening(int players) implements TournamentAwaited {}

    /** Results of the current round. */
    record Results(int round, Vector<RoundMatch> openMatches) implements TournamentAwaited {}

    /** The pairing of a round. Final rounds continue the numbering of the Swiss rounds. */
    record NextRound(int round) implements TournamentAwaited {}

    /** The progression cut. */
    record Cut(int size) implements TournamentAwaited {}

    /** The closing of the event by the organizer: everything is decided. */
    record Closing() implements TournamentAwaited {}

    /**
     * Nothing more: the event is over.
     *
     * @param endReason the reason why the event was ended undecided, or none
     */
    record Nothing(Option<PlayerId> champion, Option<String> endReason) implements TournamentAwaited {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
