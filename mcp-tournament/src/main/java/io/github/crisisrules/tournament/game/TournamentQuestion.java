package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.game.rule.HouseEventRules;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
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
public sealed interface TournamentQuestion<A> extends Question<A>, PlayerWords {
    /**
     * The maximum of VPs in an answer, more than any game gives. A command that was not made from a question may
     * have more.
     */
    int MAX_VPS = 99;

    /**
     * Asks for the name of a new player.
     *
     * @param taken the names in use, including those of Watchers; a name that merely looks different is not
     *     another name
     */
    record NewName(Vector<String> taken) implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(PlainName.LONGEST, taken);
        }

        @Override
        public String words(Names names) {
            return "what is the player's name?";
        }
    }

    /**
     * Asks for one of these players.
     *
     * @param verb what will be done, such as {@code drop}
     */
    record WhichPlayer(String verb, Vector<PlayerId> players) implements TournamentQuestion<PlayerId> {
        @Override
        public Form<PlayerId> form() {
            return Form.oneOf(players);
        }

        @Override
        public String words(Names names) {
            return "which player do you " + verb + "?";
        }
    }

    /** Asks for two of these players. */
    record WhichPair(Vector<PlayerId> players) implements TournamentQuestion<Pairing> {
        @Override
        public Form<Pairing> form() {
            return Form.someOf(players, 2, 2).as(two -> Pairing.of(two.get(0), two.get(1)));
        }

        @Override
        public String words(Names names) {
            return "which two shall not be paired?";
        }
    }

    /** Asks why a player is dropped. */
    record WhyDropped() implements TournamentQuestion<DropReason> {
        @Override
        public Form<DropReason> form() {
            return Form.oneOf(Vector.of(DropReason.values()));
        }

        @Override
        public String words(Names names) {
            return "why does the player leave?";
        }
    }

    /** Asks for one of the matches that have a result. */
    record WhichResult(Vector<RoundMatch> reported) implements TournamentQuestion<RoundMatch> {
        @Override
        public Form<RoundMatch> form() {
            return Form.oneOf(reported);
        }

        @Override
        public String words(Names names) {
            return "which result was wrong?";
        }
    }

    /**
     * Asks how a match ended.
     *
     * @param about the match; none if another question asks for it
     */
    record MatchEnd(Option<RoundMatch> about) implements TournamentQuestion<EndingKind> {
        @Override
        public Form<EndingKind> form() {
            return Form.oneOf(Vector.of(EndingKind.values()));
        }

        @Override
        public String words(Names names) {
            return "how did " + of(about, names) + " end?";
        }

        @Override
        public String optionWords(Object option, Names names) {
            return about.isDefined() && option instanceof EndingKind end
                    ? end.words(about.get().pairing(), names)
                    : TournamentQuestion.super.optionWords(option, names);
        }
    }

    /**
     * Asks for the VPs of a match.
     *
     * @param about the match; none if another question asks for it
     */
    record MatchScore(Option<RoundMatch> about) implements TournamentQuestion<MatchScore.Vps> {
        /** The VPs of both players, in the order of the pairing. */
        public record Vps(int first, int second) {}

        @Override
        public Form<Vps> form() {
            return Form.each(Vector.of(Form.number(0, MAX_VPS), Form.number(0, MAX_VPS)))
                    .as(vps -> new Vps(vps.get(0), vps.get(1)));
        }

        @Override
        public String words(Names names) {
            return "how many VPs did each player have in " + of(about, names) + "?";
        }

        @Override
        public String partWords(int part, Names names) {
            return "VPs of "
                    + about.map(match -> names.of(match.pairing().players().get(part)))
                            .getOrElse(part == 0 ? "the first" : "the second");
        }
    }

    private static String of(Option<RoundMatch> about, Names names) {
        return about.map(found -> found.pairing().versus(names)).getOrElse("the match");
    }

    /** Asks for the number of players who are seated. The clock waits for more than half of them. */
    record Seated(int players) implements TournamentQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(players / 2 + 1, players);
        }

        @Override
        public String words(Names names) {
            return "how many of the " + players + " players are seated?";
        }
    }

    /** Asks for the current time, since the library has no clock. The answer is a number of seconds since 1970. */
    record TimeNow() implements TournamentQuestion<Instant> {
        @Override
        public Form<Instant> form() {
            return Form.number(0, Integer.MAX_VALUE).as(Instant::ofEpochSecond);
        }

        @Override
        public String words(Names names) {
            return "what time is it?";
        }
    }

    /** Asks for a player's rating, for a round 1 paired by rating. */
    record WhatRating() implements TournamentQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.number(-HouseEventRules.MAX_RATING, HouseEventRules.MAX_RATING);
        }

        @Override
        public String words(Names names) {
            return "what is the player's rating?";
        }
    }

    /** Asks why a player has a bye in round 1. */
    record WhyBye() implements TournamentQuestion<FirstRoundBye> {
        @Override
        public Form<FirstRoundBye> form() {
            return Form.oneOf(Vector.of(FirstRoundBye.values()));
        }

        @Override
        public String words(Names names) {
            return "why does the player have a bye?";
        }
    }

    /** Asks for the offence of a player. */
    record WhatOffence() implements TournamentQuestion<Offence> {
        @Override
        public Form<Offence> form() {
            return Form.oneOf(Vector.of(Offence.values()));
        }

        @Override
        public String words(Names names) {
            return "what did the player do?";
        }
    }

    /** Asks which official decided. */
    record WhichOfficial(Vector<Official> officials) implements TournamentQuestion<Official> {
        @Override
        public Form<Official> form() {
            return Form.oneOf(officials);
        }

        @Override
        public String words(Names names) {
            return "who decided it?";
        }
    }

    /** Asks for one of these rulings, by number. */
    record WhichRuling(Vector<Integer> rulings) implements TournamentQuestion<Integer> {
        @Override
        public Form<Integer> form() {
            return Form.oneOf(rulings);
        }

        @Override
        public String words(Names names) {
            return "which ruling?";
        }
    }

    /** Asks for the decision of a ruling. */
    record WhatRuling() implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(TournamentViolation.MissingReason.MAX);
        }

        @Override
        public String words(Names names) {
            return "what was decided?";
        }
    }

    /** Asks why the event ends before it is decided. */
    record WhyEnded() implements TournamentQuestion<String> {
        @Override
        public Form<String> form() {
            return new Form.Text(TournamentViolation.MissingReason.MAX);
        }

        @Override
        public String words(Names names) {
            return "why does the event end?";
        }
    }
}
