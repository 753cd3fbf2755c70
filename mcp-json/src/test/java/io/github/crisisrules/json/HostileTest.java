package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.SquadSubmission;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Documents that are wrong, or meant to hurt: each is refused at its place. */
class HostileTest {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final String HERO = "{\"name\":\"A\",\"alterEgo\":\"B\",\"threat\":3,\"size\":2";

    private static JsonRefusal refusal(String json, Class<?> type) {
        return JSON.read(json, type).getLeft();
    }

    private static void assertRefused(String json, Class<?> type, RefusalKind kind, String path, String words) {
        JsonRefusal refusal = refusal(json, type);
        assertThat(refusal.kind()).as(refusal.toString()).isEqualTo(kind);
        assertThat(refusal.path()).isEqualTo(path);
        assertThat(refusal.message()).contains(words);
    }

    @Test
    void textThatIsNoJsonIsRefusedWithItsPlace() {
        assertRefused("", DicePool.class, RefusalKind.SYNTAX, "", "empty");
        assertRefused("7 8", DicePool.class, RefusalKind.SYNTAX, "", "more than one");
        assertRefused("{\"name\":\"A\",\"name\":\"B\"}", CharacterCard.class, RefusalKind.SYNTAX, "/name", "Duplicate");
        assertRefused("[{\"a\":tru", CharacterCard.class, RefusalKind.SYNTAX, "/0/a", "line 1");
    }

    @Test
    void depthIsRefusedBeforeItCostsAStack() {
        String deep = "[".repeat(1_000_000);
        assertThat(refusal(deep, CharacterCard.class).kind()).isEqualTo(RefusalKind.LIMIT);
        String objects = "{\"a\":".repeat(1_000_000);
        assertThat(refusal(objects, CharacterCard.class).kind()).isEqualTo(RefusalKind.LIMIT);
    }

    @Test
    void hugeNumbersAreRefused() {
        assertRefused("12345678901", DicePool.class, RefusalKind.FORM, "", "whole number");
        assertRefused("1e9", DicePool.class, RefusalKind.FORM, "", "whole number");
        assertRefused("1.0", DicePool.class, RefusalKind.FORM, "", "whole number");
        assertRefused("9".repeat(90), DicePool.class, RefusalKind.FORM, "", "whole number");
        assertThat(refusal("9".repeat(100_000), DicePool.class).kind()).isEqualTo(RefusalKind.LIMIT);
        assertThat(refusal("1e999999999", DicePool.class).kind()).isEqualTo(RefusalKind.FORM);
    }

    @Test
    void hugeDocumentsTextsAndArraysAreRefused() {
        assertThat(JSON.within(new ReadLimits(100, 10, 10, 50, 10, 1, 1, 1))
                        .read("[" + "1,".repeat(60) + "1]", SquadSubmission.class)
                        .getLeft()
                        .kind())
                .isEqualTo(RefusalKind.LIMIT);
        assertThat(refusal("\"" + "x".repeat(30_000) + "\"", Seed.class).kind()).isEqualTo(RefusalKind.LIMIT);
        String many = "{\"characters\":[" + "1,".repeat(200_000) + "1]}";
        assertRefused(many, SquadSubmission.class, RefusalKind.LIMIT, "/characters", "200001 items");
        String tokens = "[" + "[],".repeat(3_000_000) + "1]";
        assertThat(refusal(tokens, SquadSubmission.class).kind()).isEqualTo(RefusalKind.LIMIT);
    }

    @Test
    void wrongTypesAreNamedAtTheirPlace() {
        assertRefused(HERO + ",\"size\":2}", CharacterCard.class, RefusalKind.SYNTAX, "/size", "Duplicate");
        assertRefused(
                "{\"name\":\"A\",\"alterEgo\":\"B\",\"threat\":\"3\",\"size\":2}",
                CharacterCard.class,
                RefusalKind.FORM,
                "/threat",
                "the text \"3\"");
        assertRefused("{\"name\":null}", CharacterCard.class, RefusalKind.FORM, "/name", "null");
        assertRefused("[]", CharacterCard.class, RefusalKind.FORM, "", "an array");
        assertRefused("\"hit\"", CrisisFace.class, RefusalKind.FORM, "", "HIT");
        assertRefused("\"1/0\"", Ratio.class, RefusalKind.FORM, "", "1/0");
        assertRefused("\"+1/2\"", Ratio.class, RefusalKind.FORM, "", "+1/2");
        assertRefused("\"" + "A".repeat(32) + "\"", Seed.class, RefusalKind.FORM, "", "32 hexadecimal");
        assertRefused("\"00\"", Seed.class, RefusalKind.FORM, "", "32 hexadecimal");
    }

    @Test
    void aMissingFieldIsReportedUnlessItHasADefault() {
        assertRefused(
                "{\"name\":\"A\",\"threat\":3,\"size\":2}", CharacterCard.class, RefusalKind.MISSING, "", "alterEgo");
        assertThat(JSON.read(HERO + "}", CharacterCard.class).get()).isEqualTo(CharacterCard.of("A", "B", 3, 2));
        assertRefused("{\"original\":[],\"added\":[]}", CrisisRoll.class, RefusalKind.MISSING, "", "shown");
    }

    @Test
    void anUnknownFieldIsHarmlessOnlyWhereNothingIsLeftOut() {
        String whole = HERO + ",\"affiliations\":[],\"leaderships\":[],\"gemBearing\":"
                + JSON.write(CharacterCard.of("A", "B", 3, 2).gemBearing());
        assertThat(JSON.read(whole + ",\"comment\":{\"deep\":[1,2]}}", CharacterCard.class)
                        .isRight())
                .isTrue();
        assertRefused(HERO + ",\"afiliations\":[]}", CharacterCard.class, RefusalKind.UNKNOWN, "", "afiliations");
    }

    @Test
    void aValuesOwnChecksRefuse() {
        assertRefused("0", DicePool.class, RefusalKind.VALUE, "", "A pool needs at least 1 die, not 0.");
        assertRefused(HERO.replace("\"A\"", "\" A\"") + "}", CharacterCard.class, RefusalKind.VALUE, "", "blanks");
        assertRefused(
                "{\"original\":[\"HIT\"],\"added\":[\"HIT\"],\"shown\":[\"HIT\",\"HIT\"]}",
                CrisisRoll.class,
                RefusalKind.VALUE,
                "",
                "0 criticals");
    }

    @Test
    void doublesInSetsAreRefused() {
        assertRefused(
                HERO + ",\"affiliations\":[\"X-Men\",\"X-Men\"]}",
                CharacterCard.class,
                RefusalKind.VALUE,
                "/affiliations",
                "twice");
    }

    @Test
    void aFamilyAsksForAKnownType() {
        assertRefused("{\"name\":\"A\"}", ComponentId.class, RefusalKind.MISSING, "", "@type");
        assertRefused("{\"@type\":\"runtime\"}", ComponentId.class, RefusalKind.FORM, "/@type", "cardId, characterId");
        assertRefused("{\"@type\":7}", ComponentId.class, RefusalKind.FORM, "/@type", "name of a type");
        assertRefused(
                "{\"@family\":\"java.lang\",\"@type\":\"runtime\"}",
                RuleViolation.class,
                RefusalKind.FORM,
                "/@family",
                "a family of violations");
    }

    @Test
    void anIllegalRosterIsRefusedByItsRule() {
        Roster legal = Specimens.of(Seed.of(3), Recipes.TABLE).one(Roster.class);
        String twice =
                JSON.write(legal).replace("Hero 2\",\"alterEgo\":\"Person 2", "Hero 1\",\"alterEgo\":\"Person 1");
        JsonRefusal refusal = refusal(twice, Roster.class);
        assertThat(refusal.kind()).isEqualTo(RefusalKind.RULE);
        assertThat(refusal.rules()).contains(CrisisRuleId.ROSTER);
        assertThat(refusal.message()).contains("Hero 1").contains("2 times").contains("[CR-ROSTER]");
    }

    @Test
    void aViolationCannotNameAnotherRule() {
        String violation = "{\"@type\":\"failureLocked\",\"@family\":\"dice/violation\",\"position\":1,"
                + "\"@rule\":\"CR-FAIL\",\"@message\":\"other words\"}";
        assertThat(JSON.read(violation, RuleViolation.class).isRight()).isTrue();
        assertRefused(
                violation.replace("CR-FAIL", "CR-CRIT"), RuleViolation.class, RefusalKind.FORM, "/@rule", "CR-FAIL");
    }

    @Test
    void aViolationWithoutDataIsRefused() {
        assertRefused(
                "{\"@type\":\"listRefused\",\"player\":1,\"kind\":\"CHALLENGER\",\"faults\":[]}",
                TournamentViolation.class,
                RefusalKind.VALUE,
                "",
                "at least one fault");
    }

    @Test
    void aBracketMustFollowFromItsSeeds() {
        String won = "{\"number\":1,\"matches\":[{\"number\":1,\"players\":[1,4],\"absent\":[],\"ending\":"
                + "{\"@type\":\"victory\",\"winner\":{\"player\":4,\"vps\":16},\"loser\":{\"player\":1,\"vps\":3}}},"
                + "{\"number\":2,\"players\":[2,3],\"absent\":[3],\"ending\":null}]}";
        String last = "{\"number\":2,\"matches\":[{\"number\":1,\"players\":[2,4],\"absent\":[],\"ending\":null}]}";
        String bracket =
                "{\"seeds\":{\"players\":[1,2,3,4]},\"rounds\":[" + won + "," + last + "],\"leavingPlayers\":[]}";
        assertThat(JSON.read(bracket, Bracket.class).map(Bracket::remaining).get())
                .containsExactly(PlayerId.of(2), PlayerId.of(4));
        assertRefused(
                bracket.replace("[2,4]", "[1,2]"),
                Bracket.class,
                RefusalKind.VALUE,
                "",
                "do not follow from the seeds");
        assertRefused(
                bracket.replace("\"winner\":{\"player\":4", "\"winner\":{\"player\":2"),
                Bracket.class,
                RefusalKind.RULE,
                "/rounds/0/matches/0",
                "");
        assertRefused(
                bracket.replace("\"absent\":[3]", "\"absent\":[]"), Bracket.class, RefusalKind.RULE, "/rounds/1", "[");
        assertRefused(bracket.replace("[1,2,3,4]", "[1,2,2,4]"), Bracket.class, RefusalKind.VALUE, "/seeds", "2");
        assertRefused(bracket.replace("[1,2,3,4]", "[1]"), Bracket.class, RefusalKind.VALUE, "/seeds", "bracket");
    }

    @Test
    void rulingsMustFollowFromEachOther() {
        String log = "{\"officials\":{\"organizer\":\"O\",\"watchers\":[\"W\"],\"headWatcher\":\"H\"},"
                + "\"rulings\":[{\"number\":1,\"by\":\"W\",\"decision\":\"yes\","
                + "\"appealedBy\":5,\"headDecision\":\"no\"}]}";
        assertThat(JSON.read(log, RulingLog.class).isRight()).isTrue();
        assertRefused(
                log.replace("\"appealedBy\":5", "\"appealedBy\":null"),
                RulingLog.class,
                RefusalKind.RULE,
                "/rulings/0",
                "[EV-");
        assertRefused(
                log.replace("\"number\":1", "\"number\":2"), RulingLog.class, RefusalKind.VALUE, "", "do not follow");
        assertRefused(
                log.replace("\"by\":\"W\"", "\"by\":\"X\""), RulingLog.class, RefusalKind.RULE, "/rulings/0", "[EV-");
    }

    @Test
    void aPlayerCannotStandTwiceInAField() {
        String player = "{\"id\":1,\"points\":3,\"opponents\":[]}";
        assertRefused(
                "{\"players\":[" + player + "," + player + "],\"excludedPairs\":[]}",
                PairingPool.class,
                RefusalKind.VALUE,
                "",
                "twice");
    }

    @Test
    void statesAreRefusedWholeAndInside() {
        assertRefused("{}", TournamentState.class, RefusalKind.VIEW, "", "tournament state");
        assertRefused("{\"command\":{}}", Play.Step.class, RefusalKind.VIEW, "", "step");
    }

    @Test
    void oddsNeedPositiveWeightsAndDifferentOutcomes() {
        JsonType<Distribution<Integer>> type = new JsonType<>() {};
        assertThat(JSON.read("[]", type).getLeft().kind()).isEqualTo(RefusalKind.VALUE);
        assertThat(JSON.read("[{\"outcome\":1,\"weight\":\"0\"}]", type)
                        .getLeft()
                        .path())
                .isEqualTo("/0");
        assertThat(JSON.read("[{\"outcome\":1,\"weight\":\"1\"},{\"outcome\":1,\"weight\":\"2\"}]", type)
                        .getLeft()
                        .message())
                .contains("twice");
        Distribution<Integer> odds = Distribution.uniform(Vector.of(1, 2, 2));
        assertThat(JSON.read(JSON.write(odds), type).get()).isEqualTo(odds);
    }
}
