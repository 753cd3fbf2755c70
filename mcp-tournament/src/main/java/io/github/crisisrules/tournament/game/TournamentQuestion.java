package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.game.rule.SeatingRules;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.RatedFirstRound;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A question to the organizer that must be answered before a command can be given.
 *
 * @param <A> the type of the answer
 */
public sealed interface TournamentQuestion<A> extends Question<A> {
    /**
     * The maximum of VPs in an answer, more than any game gives. A command that was not made from a question may
     * have more.
     */
    int MAX_VPS = 99;

    /**
     * Asks for the name of a new player.
     *
     * @param takenNames the names in use, including those of Watchers; a name that merely looks different is not
     *     another name
     */
    record NewPlayerName(Vector<String> takenNames) implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(PlainName.LONGEST, takenNames);
        }
    }

    /**
     * Asks for one of these players.
     *
     * @param task the task for which the player is chosen
     */
    record WhichPlayer(OrganizerTask task, Vector<PlayerId> players) implements TournamentQuestion<PlayerId> {
        @Override
        public Form<PlayerId> form() {
            return Form.oneOf(players);
        }
    }

    /** Asks for two of these players. */
    record WhichPair(Vector<PlayerId> players) implements TournamentQuestion<Pairing> {
        @Override
        public Form<Pairing> form() {
            return Form.someOf(players, 2, 2).as(two -> Pairing.of(two.get(0), two.get(1)));
        }
    }

    /** Asks why a player is dropped. */
    record WhyDropped() implements TournamentQuestion<DropReason> {
        @Override
        public Form<DropReason> form() {
            return Form.oneOf(Vector.of(DropReason.values()));
        }
    }

    /** Asks for one of the matches that have a result. */
    record WhichResult(Vector<RoundMatch> matches) implements TournamentQuestion<RoundMatch> {
        @Override
        public Form<RoundMatch> form() {
            return Form.oneOf(matches);
        }
    }

    /**
     * Asks how a match ended.
     *
     * @param match the match; none if another question asks for it
     */
    record MatchEnd(Option<RoundMatch> match) implements TournamentQuestion<EndingKind> {
        @Override
        public Form<EndingKind> form() {
            return Form.oneOf(Vector.of(EndingKind.values()));
        }

        @Override
        public String describeOption(Object option, Wording wording) {
            return match.isDefined() && option instanceof EndingKind end
                    ? end.describe(match.get().pairing(), wording)
                    : TournamentQuestion.super.describeOption(option, wording);
        }

        /** Returns the pairing, if it is known. */
        Option<Pairing> pairing() {
            return match.map(RoundMatch::pairing);
        }
    }

    /**
     * Asks for the VPs of a match.
     *
     * @param match the match; none if another question asks for it
     */
    record MatchScore(Option<RoundMatch> match) implements TournamentQuestion<MatchScore.Vps> {
        /** The VPs of both players, in the order of the pairing. */
        public record Vps(int first, int second) {
            /** Returns the ending of a match with these VPs. */
            public MatchEnding ending(EndingKind kind, Pairing pairing) {
                return kind.of(pairing.first(), first, pairing.second(), second);
            }
        }

        @Override
        public Form<Vps> form() {
            return Form.each(Vector.of(Form.number(0, MAX_VPS), Form.number(0, MAX_VPS)))
                    .as(vps -> new Vps(vps.get(0), vps.get(1)));
        }

        @Override
        public String describePart(int part, Wording wording) {
            return match.map(known ->
                            Sentences.vpsOf(wording, known.pairing().players().get(part)))
                    .getOrElse(() -> Sentences.vpsOfUnknown(wording, part + 1));
        }

        /** Returns the pairing, if it is known. */
        Option<Pairing> pairing() {
            return match.map(RoundMatch::pairing);
        }
    }

    /** Asks for the number of players who are seated. The clock waits for more than half of them. */
    record SeatedPlayers(int players) implements TournamentQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(RoundClock.seatsNeeded(players), players);
        }
    }

    /** Asks for the current time, since the library has no clock. The answer is a number of seconds since 1970. */
    record TimeNow() implements TournamentQuestion<Instant> {
        @Override
        public Form<Instant> form() {
            return Form.number(0, Integer.MAX_VALUE).as(Instant::ofEpochSecond);
        }
    }

    /** Asks for a player's rating, for a round 1 paired by rating. */
    record WhatRating() implements TournamentQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(-RatedFirstRound.MAX_RATING, RatedFirstRound.MAX_RATING);
        }
    }

    /** Asks why a player has a bye in round 1. */
    record WhyBye() implements TournamentQuestion<FirstRoundBye> {
        @Override
        public Form<FirstRoundBye> form() {
            return Form.oneOf(Vector.of(FirstRoundBye.values()));
        }
    }

    /**
     * Asks for the round in which a player has a bye.
     *
     * @param first the first round that is possible
     * @param last the last round that is possible
     */
    record WhichByeRound(int first, int last) implements TournamentQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(first, last);
        }
    }

    /** Asks for one of the byes that can be taken back. */
    record WhichBye(Vector<RoundBye> byes) implements TournamentQuestion<RoundBye> {
        @Override
        public Form<RoundBye> form() {
            return Form.oneOf(byes);
        }
    }

    /** Asks for the club or team of a player. */
    record WhichClub() implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(PlainName.LONGEST);
        }
    }

    /** Asks for the table at which a player always sits; 0 stands for none. */
    record WhichTable() implements TournamentQuestion<Option<Integer>> {
        @Override
        public Form<Option<Integer>> form() {
            return Form.number(0, SeatingRules.MAX_TABLE).as(table -> Option.when(table > 0, table));
        }
    }

    /**
     * Asks for the name of a substitute Watcher.
     *
     * @param takenNames the names of players and Watchers
     */
    record SubstituteName(Vector<String> takenNames) implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(PlainName.LONGEST, takenNames);
        }
    }

    /** Asks for the players who split their prizes. */
    record WhichPlayersSplit(Vector<PlayerId> players) implements TournamentQuestion<Vector<PlayerId>> {
        @Override
        public Form<Vector<PlayerId>> form() {
            return Form.someOf(players, 2, players.size());
        }
    }

    /** Asks how players split their prizes. */
    record WhatSplit() implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(TournamentViolation.MissingReason.MAX);
        }
    }

    /** Asks for the offence of a player. */
    record WhatOffence() implements TournamentQuestion<Offence> {
        @Override
        public Form<Offence> form() {
            return Form.oneOf(Vector.of(Offence.values()));
        }
    }

    /** Asks which official decided. */
    record WhichOfficial(Vector<Official> officials) implements TournamentQuestion<Official> {
        @Override
        public Form<Official> form() {
            return Form.oneOf(officials);
        }
    }

    /** Asks for one of these rulings, by number. */
    record WhichRuling(Vector<Integer> rulings) implements TournamentQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.oneOf(rulings);
        }

        @Override
        public String describeOption(Object option, Wording wording) {
            return Sentences.ruling(wording, option);
        }
    }

    /** Asks for the decision of a ruling. */
    record WhatRuling() implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(TournamentViolation.MissingReason.MAX);
        }
    }

    /** Asks why the event ends before it is decided. */
    record WhyEnded() implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(TournamentViolation.MissingReason.MAX);
        }
    }

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
