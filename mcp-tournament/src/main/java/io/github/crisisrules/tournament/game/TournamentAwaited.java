package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.tournament.game.rule.RegistrationRules;
import io.github.crisisrules.tournament.game.rule.TournamentChoices;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The thing that an event is waiting for. */
public sealed interface TournamentAwaited extends Awaited, PlayerWords {
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
    record Players(int active) implements TournamentAwaited {
        @Override
        public String words(Names names) {
            return "more players; there " + (active == 1 ? "is 1" : "are " + active);
        }
    }

    /** Lists that must be submitted before the event is opened. */
    record Lists(Vector<PlayerId> players) implements TournamentAwaited {
        @Override
        public String words(Names names) {
            return (players.size() == 1 ? "the list of " : "the lists of ") + names.all(players);
        }
    }

    /** The opening of the event by the organizer. */
    record Opening(int players) implements TournamentAwaited {
        @Override
        public String words(Names names) {
            return "the opening, with " + Plural.of(players, "player");
        }
    }

    /** Results of the current round. */
    record Results(int round, Vector<RoundMatch> open) implements TournamentAwaited {
        @Override
        public String words(Names names) {
            return open.size() + (open.size() == 1 ? " result" : " results") + " of round " + round;
        }
    }

    /** The pairing of a round. Final rounds continue the numbering of the Swiss rounds. */
    record NextRound(int round) implements TournamentAwaited {
        @Override
        public String words(Names names) {
            return "the pairing of round " + round;
        }
    }

    /** The progression cut. */
    record Cut(int size) implements TournamentAwaited {
        @Override
        public String words(Names names) {
            return "the cut to the top " + size;
        }
    }

    /** The closing of the event by the organizer: everything is decided. */
    record Closing() implements TournamentAwaited {
        @Override
        public String words(Names names) {
            return "the closing: everything is decided";
        }
    }

    /**
     * Nothing more: the event is over.
     *
     * @param endedBecause the reason why the event was ended undecided, or none
     */
    record Nothing(Option<PlayerId> champion, Option<String> endedBecause) implements TournamentAwaited {
        @Override
        public String words(Names names) {
            return "nothing: the event is over, and "
                    + endedBecause
                            .map(reason -> "nobody has won it (" + reason + ")")
                            .getOrElse(() -> champion.isEmpty()
                                    ? "nobody has won it"
                                    : "the champion is " + names.all(champion));
        }
    }
}
