package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.RatedFirstRound;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The questions to an organizer, in words, and that each question takes the answers that the rules know. */
class TournamentQuestionTest {
    private static final PlayerId ADA = PlayerId.of(1);
    private static final PlayerId BRUNO = PlayerId.of(2);
    private static final PlayerId CHIDI = PlayerId.of(3);
    private static final Wording NAMES = Desk.challenger("Words", Seed.of(1))
            .register("Ada", "Bruno", "Chidi")
            .state()
            .wording();
    private static final RoundMatch MATCH = new RoundMatch(2, 1, Pairing.of(ADA, BRUNO));

    /** Answers as the form draws them, each once. */
    private static <A> Vector<A> answers(Question<A> question) {
        RandomSource random = Seed.of(9).random();
        return Vector.range(0, 600).map(i -> question.form().sample(random)).distinct();
    }

    private static String words(Question<?> question) {
        return question.describe(NAMES);
    }

    @Test
    void everyChoiceIsRecognizedInAnyLanguage() {
        Desk desk = Desk.challenger("Ids", Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound();
        Vector<String> ids = desk.choices().map(choice -> ((ChoiceLabel) choice.topic()).id());
        assertThat(ids)
                .startsWith("report-result-1-1", "report-result-1-2")
                .contains("start-clock-1", "drop-player", "rename-player")
                .doesNotHaveDuplicates();
        assertThat(desk.in(Language.SPANISH).choices().map(choice -> ((ChoiceLabel) choice.topic()).id()))
                .isEqualTo(ids);
        assertThat(desk.openMatches().head().amending().topic())
                .isEqualTo(ChoiceLabel.of(
                        OrganizerTask.AMEND_RESULT, desk.openMatches().head()));
        assertThat(desk.undo().choices().head().topic()).isEqualTo(new TournamentCommand.PairRound());
    }

    @Test
    void theEndingOfAMatchIsFoundInItsRound() {
        Desk desk = Desk.challenger("Endings", Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound();
        RoundMatch match = desk.openMatches().head();
        assertThat(match.ending(desk.state())).isEmpty();
        var ending =
                EndingKind.TIME.of(match.pairing().first(), 9, match.pairing().second(), 7);
        assertThat(match.ending(desk.report(ending).state())).contains(ending);
    }

    @Test
    void refusalsNameTheCharacterAndTheReason() {
        var who = new TournamentQuestion.WhichPlayer(OrganizerTask.DROP_PLAYER, Vector.of(ADA, CHIDI));
        assertThat(words(who)).isEqualTo("Which player leaves?");
        assertThat(answers(who)).containsExactlyInAnyOrder(ADA, CHIDI);
        assertThat(words(new TournamentQuestion.WhyDropped())).isEqualTo("Why does the player leave?");
        assertThat(answers(new TournamentQuestion.WhyDropped())).containsExactlyInAnyOrder(DropReason.values());
        var apart = new TournamentQuestion.WhichPair(Vector.of(ADA, BRUNO, CHIDI));
        assertThat(words(apart)).isEqualTo("Which two players shall not be paired?");
        assertThat(answers(apart))
                .containsExactlyInAnyOrder(Pairing.of(ADA, BRUNO), Pairing.of(ADA, CHIDI), Pairing.of(BRUNO, CHIDI));
        assertThat(words(new TournamentQuestion.WhyBye())).isEqualTo("Why does the player have a bye?");
        assertThat(answers(new TournamentQuestion.WhyBye())).containsExactlyInAnyOrder(FirstRoundBye.values());
        var rating = new TournamentQuestion.WhatRating();
        assertThat(words(rating)).isEqualTo("What is the player's rating?");
        assertThat(answers(rating)).allMatch(given -> Math.abs(given) <= RatedFirstRound.MAX_RATING);
    }

    @Test
    void aNewNameIsNotATakenOne() {
        var name = new TournamentQuestion.NewPlayerName(Vector.of("Ada"));
        assertThat(words(name)).isEqualTo("What is the player's name?");
        assertThat(answers(name))
                .allMatch(given -> PlainName.of(given, PlainName.LONGEST).isRight());
        assertThat(Sheet.answer("name", name, NAMES, written("name", "ADA")).isLeft())
                .isTrue();
    }

    @Test
    void aResultIsHowItEndedAndTheVpsOfBoth() {
        var end = new TournamentQuestion.MatchEnd(Option.some(MATCH));
        assertThat(words(end)).isEqualTo("How did the match Ada – Bruno end?");
        assertThat(answers(end)).containsExactlyInAnyOrder(EndingKind.values());
        assertThat(end.describeOption(EndingKind.FIRST_WINS, NAMES)).isEqualTo("Ada wins");
        var unknown = new TournamentQuestion.MatchEnd(Option.none());
        assertThat(words(unknown)).isEqualTo("How did the match end?");
        assertThat(unknown.describeOption(EndingKind.FIRST_WINS, NAMES)).isEqualTo(EndingKind.FIRST_WINS.describe());
        var score = new TournamentQuestion.MatchScore(Option.some(MATCH));
        assertThat(words(score)).isEqualTo("How many VPs did each player have in the match Ada – Bruno?");
        assertThat(Vector.of(0, 1).map(part -> score.describePart(part, NAMES)))
                .containsExactly("How many VPs did Ada have?", "How many VPs did Bruno have?");
        assertThat(Vector.of(0, 1)
                        .map(part -> new TournamentQuestion.MatchScore(Option.none()).describePart(part, NAMES)))
                .containsExactly("How many VPs did the first player have?", "How many VPs did the second player have?");
        assertThat(answers(score))
                .allMatch(vps -> Math.min(vps.first(), vps.second()) >= 0
                        && Math.max(vps.first(), vps.second()) <= TournamentQuestion.MAX_VPS)
                .anyMatch(vps -> vps.first() > vps.second());
        var which = new TournamentQuestion.WhichResult(Vector.of(MATCH));
        assertThat(words(which)).isEqualTo("Which result was wrong?");
        assertThat(answers(which)).containsExactly(MATCH);
    }

    @Test
    @Verifies(EventRuleId.CLOCK_START)
    void theClockAsksForMoreThanHalf() {
        assertThat(words(new TournamentQuestion.SeatedPlayers(8))).isEqualTo("How many of the 8 players are seated?");
        assertThat(answers(new TournamentQuestion.SeatedPlayers(8))).containsExactlyInAnyOrder(5, 6, 7, 8);
        assertThat(answers(new TournamentQuestion.SeatedPlayers(9))).containsExactlyInAnyOrder(5, 6, 7, 8, 9);
        assertThat(words(new TournamentQuestion.TimeNow())).isEqualTo("What time is it, in seconds since 1970?");
        assertThat(answers(new TournamentQuestion.TimeNow())).allMatch(time -> !time.isBefore(Instant.EPOCH));
    }

    @Test
    void conductAndRulings() {
        assertThat(words(new TournamentQuestion.WhatOffence())).isEqualTo("What did the player do?");
        assertThat(answers(new TournamentQuestion.WhatOffence())).containsExactlyInAnyOrder(Offence.values());
        var official = new TournamentQuestion.WhichOfficial(Vector.of(new Official("Uatu")));
        assertThat(words(official)).isEqualTo("Which official decided it?");
        assertThat(answers(official)).containsExactly(new Official("Uatu"));
        var ruling = new TournamentQuestion.WhichRuling(Vector.of(2, 5));
        assertThat(words(ruling)).isEqualTo("Which ruling is it about?");
        assertThat(answers(ruling)).containsExactlyInAnyOrder(2, 5);
        assertThat(words(new TournamentQuestion.WhatRuling())).isEqualTo("What was decided?");
        assertThat(words(new TournamentQuestion.WhyEnded())).isEqualTo("Why does the event end?");
        for (Question<String> asked :
                Vector.of(new TournamentQuestion.WhatRuling(), new TournamentQuestion.WhyEnded())) {
            assertThat(answers(asked)).allMatch(given -> given.length() <= TournamentViolation.MissingReason.MAX);
        }
    }

    private static Map<String, Vector<String>> written(String field, String text) {
        return LinkedHashMap.of(field, Vector.of(text));
    }
}
