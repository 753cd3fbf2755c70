package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.card.SampleCards.hero;
import static io.github.crisisrules.core.card.SampleCards.submission;
import static io.github.crisisrules.core.card.SampleCards.tactic;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.CrisisKind;
import io.github.crisisrules.core.card.GemBearing;
import io.github.crisisrules.core.card.InfinityGem;
import io.github.crisisrules.core.card.SampleCards;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.roster.GemViolation.BearerMissing;
import io.github.crisisrules.core.roster.GemViolation.CannotBear;
import io.github.crisisrules.core.roster.GemViolation.TooManyGems;
import io.github.crisisrules.core.roster.RosterViolation.Banned;
import io.github.crisisrules.core.roster.RosterViolation.DuplicateComponent;
import io.github.crisisrules.core.roster.RosterViolation.NotAllowed;
import io.github.crisisrules.core.roster.RosterViolation.TooManyRestricted;
import io.github.crisisrules.core.roster.RosterViolation.WrongComponentCount;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

@Verifies(CrisisRuleId.ROSTER)
class RosterRulesTest {
    private static final InfinityGem MIND = InfinityGem.of("Mind", 1, SampleCards.CORE);
    private static final InfinityGem TIME = InfinityGem.of("Time", 2, SampleCards.CORE);

    private static Seq<RosterViolation> faults(RosterSubmission submission) {
        return faults(submission, CardLegality.everything());
    }

    private static Seq<RosterViolation> faults(RosterSubmission submission, CardLegality legality) {
        return RosterRules.check(submission, RosterSize.standard(), legality)
                .fold(faults -> faults, roster -> Vector.empty());
    }

    private static RosterSubmission bearing(GemBearing bearing, InfinityGem... gems) {
        RosterSubmission plain = submission(1);
        return plain.withCharacters(plain.characters().update(0, hero(1).withGemBearing(bearing)))
                .withGems(Vector.of(gems).map(gem -> gem.on(hero(1).id())));
    }

    @Test
    void aSubmissionOfTheRightSizesIsARoster() {
        Roster roster = RosterRules.check(submission(1)).get();
        assertThat(roster.characters()).hasSize(10);
        assertThat(roster.tactics()).hasSize(10);
        assertThat(roster.secures()).hasSize(3);
        assertThat(roster.extracts()).hasSize(3);
        assertThat(roster.components()).hasSize(26).doesNotHaveDuplicates();
        assertThat(roster).isEqualTo(RosterRules.check(submission(1)).get());
        assertThat(roster).isNotEqualTo(RosterRules.check(submission(2)).get());
    }

    @Test
    void nineCharactersOneOfThemTwiceAreTwoFaults() {
        RosterSubmission nine = submission(1)
                .withCharacters(Vector.range(1, 9).map(SampleCards::hero).append(hero(4)));
        assertThat(faults(nine))
                .containsExactly(
                        new WrongComponentCount(RosterPart.CHARACTERS, 9, 10), new DuplicateComponent(hero(4).id(), 2));
        assertThat(faults(nine).map(RuleViolation::describe))
                .containsExactly(
                        "The roster has 9 characters; it needs 10.",
                        "The character Hero 4 (Ego 4) is on the roster 2 times. Keep one.");
        assertThat(faults(nine).map(violation -> violation.rule().get())).containsOnly(CrisisRuleId.ROSTER);
    }

    @Test
    void everyPartHasItsOwnSizeAndMayHaveNoMore() {
        assertThat(faults(RosterSubmission.builder().build()))
                .containsExactly(
                        new WrongComponentCount(RosterPart.CHARACTERS, 0, 10),
                        new WrongComponentCount(RosterPart.TEAM_TACTICS, 0, 10),
                        new WrongComponentCount(RosterPart.SECURES, 0, 3),
                        new WrongComponentCount(RosterPart.EXTRACTS, 0, 3));
        RosterSubmission plain = submission(1);
        assertThat(faults(plain.withCharacters(plain.characters().append(hero(11)))))
                .containsExactly(new WrongComponentCount(RosterPart.CHARACTERS, 11, 10));
        // Six crises are not enough: three of each kind are needed.
        assertThat(faults(plain.withCrises(plain.crises(CrisisKind.SECURE)
                        .appendAll(Vector.range(4, 7).map(SampleCards::secure)))))
                .containsExactly(
                        new WrongComponentCount(RosterPart.SECURES, 6, 3),
                        new WrongComponentCount(RosterPart.EXTRACTS, 0, 3));
    }

    @Test
    void otherSizesAreOtherValues() {
        RosterSize small = RosterSize.builder()
                .characters(1)
                .tactics(2)
                .secures(0)
                .extracts(1)
                .build();
        RosterSubmission submission = RosterSubmission.builder()
                .addCharacters(hero(1))
                .addTactics(tactic(1), tactic(2))
                .addCrises(SampleCards.extract(1))
                .build();
        assertThat(RosterRules.check(submission, small, CardLegality.everything())
                        .isValid())
                .isTrue();
        assertThat(RosterRules.check(submission).isValid()).isFalse();
    }

    @Test
    void charactersAreTheSameOnlyWhenNameAndAlterEgoAre() {
        RosterSubmission plain = submission(1);
        CharacterCard otherName = CharacterCard.of("Hero 99", "Ego 2", 3, 2);
        CharacterCard otherEgo = CharacterCard.of("Hero 2", "Ego 99", 3, 2);
        CharacterCard otherThreat = CharacterCard.of("Hero 2", "Ego 2", 7, 4);
        assertThat(faults(plain.withCharacters(plain.characters().update(0, otherName))))
                .isEmpty();
        assertThat(faults(plain.withCharacters(plain.characters().update(0, otherEgo))))
                .isEmpty();
        assertThat(faults(plain.withCharacters(plain.characters().update(0, otherThreat))))
                .containsExactly(new DuplicateComponent(hero(2).id(), 2));
    }

    @Test
    void everyKindOfCardIsThereOnceAndACardIsTheSameWhateverItsSymbol() {
        RosterSubmission plain = submission(1);
        RosterSubmission doubled = plain.withTactics(
                        plain.tactics().update(0, TacticCard.of("Tactic 2", SetSymbol.of("reprint"))))
                .withCrises(plain.crises().update(0, SampleCards.secure(2)));
        assertThat(faults(doubled))
                .containsExactly(
                        new DuplicateComponent(CardId.tactic("Tactic 2"), 2),
                        new DuplicateComponent(CardId.crisis("Secure 2"), 2));
    }

    @Test
    void aGemIsOnACharacterThatMayBearIt() {
        assertThat(faults(bearing(GemBearing.oneOf("Mind", "Time"), MIND))).isEmpty();
        assertThat(faults(bearing(GemBearing.oneOf("Time"), MIND)))
                .containsExactly(new CannotBear(MIND.id(), hero(1).id()));
        assertThat(faults(bearing(GemBearing.none(), MIND))).containsExactly(new CannotBear(MIND.id(), hero(1).id()));
        assertThat(faults(submission(1).withGems(Vector.of(MIND.on(hero(77).id())))))
                .containsExactly(new BearerMissing(MIND.id(), hero(77).id()));
    }

    @Test
    void aCharacterBearsOneGemUnlessItSaysOtherwise() {
        assertThat(faults(bearing(GemBearing.oneOf("Mind", "Time"), MIND, TIME)))
                .containsExactly(new TooManyGems(hero(1).id(), 2, 1));
        assertThat(faults(bearing(GemBearing.upTo(2, "Mind", "Time"), MIND, TIME)))
                .isEmpty();
    }

    @Test
    void aGemIsThereOnce() {
        assertThat(faults(bearing(GemBearing.upTo(2, "Mind"), MIND, MIND)))
                .containsExactly(new DuplicateComponent(MIND.id(), 2));
    }

    @Test
    void nothingBannedIsOnARoster() {
        CardLegality banning = CardLegality.builder()
                .name("Standard")
                .addBanned(hero(3).id(), CardId.tactic("Tactic 9"), CardId.crisis("Tactic 1"))
                .build();
        assertThat(faults(submission(1), banning))
                .containsExactly(
                        new Banned(hero(3).id(), "Standard"), new Banned(CardId.tactic("Tactic 9"), "Standard"));
    }

    @Test
    void bannedRestrictedAndAllowedComponentsAreFoundHoweverTheyAreTyped() {
        CharacterId spider = CharacterId.of("Spider-Man", "Peter Parker");
        CharacterCard typed = CharacterCard.of("spider\u2011man", "PETER  PARKER", 4, 2);
        RosterSubmission roster =
                submission(1).withCharacters(submission(1).characters().update(0, typed));
        assertThat(faults(
                        roster,
                        CardLegality.builder().name("Banning").addBanned(spider).build()))
                .containsExactly(new Banned(typed.id(), "Banning"));
        assertThat(faults(
                        roster,
                        CardLegality.builder()
                                .addRestricted(spider)
                                .restrictedLimit(0)
                                .build()))
                .containsExactly(new TooManyRestricted(Vector.of(typed.id()), 0));
        Vector<CharacterId> others = submission(1).characters().tail().map(CharacterCard::id);
        assertThat(faults(
                        roster,
                        CardLegality.builder()
                                .characters(ComponentFilter.ofNamed(others.append(spider)))
                                .build()))
                .isEmpty();
        assertThat(faults(
                        roster,
                        CardLegality.builder()
                                .name("Others")
                                .characters(ComponentFilter.ofNamed(others))
                                .build()))
                .containsExactly(new NotAllowed(typed.id(), "Others"));
    }

    @Test
    void twoRestrictedComponentsOfAnyKindAreAllowedAndThreeAreNot() {
        CardLegality two = CardLegality.builder()
                .addRestricted(hero(3).id(), CardId.crisis("Extract 1"), CardId.gem("Mind"))
                .build();
        assertThat(faults(submission(1), two)).isEmpty();
        assertThat(faults(bearing(GemBearing.oneOf("Mind"), MIND), two))
                .containsExactly(new TooManyRestricted(
                        Vector.of(hero(3).id(), CardId.crisis("Extract 1"), CardId.gem("Mind")), 2));
        assertThat(faults(bearing(GemBearing.oneOf("Mind"), MIND), two.withRestrictedLimit(3)))
                .isEmpty();
    }

    @Test
    void aTimelineLetsInSetSymbolsOrNamedComponents() {
        CardLegality standard = CardLegality.builder()
                .name("Standard")
                .tactics(ComponentFilter.ofSets(SetSymbol.of("new"))
                        .andNamed(Vector.range(2, 11).map(i -> tactic(i).id())))
                .crises(ComponentFilter.ofSets(SampleCards.CORE))
                .build();
        assertThat(faults(submission(1), standard))
                .containsExactly(new NotAllowed(CardId.tactic("Tactic 1"), "Standard"));
        RosterSubmission plain = submission(1);
        // A card with several symbols is in when one of them is.
        TacticCard reprinted = TacticCard.of("Tactic 1", SampleCards.CORE, SetSymbol.of("new"));
        assertThat(faults(plain.withTactics(plain.tactics().update(0, reprinted)), standard))
                .isEmpty();
        CardLegality fewHeroes = CardLegality.builder()
                .name("Few")
                .characters(ComponentFilter.ofNamed(Vector.range(2, 11).map(i -> hero(i).id())))
                .build();
        assertThat(faults(plain, fewHeroes)).containsExactly(new NotAllowed(hero(1).id(), "Few"));
    }

    @Test
    void everyFaultIsReportedAtOnce() {
        RosterSubmission bad = bearing(GemBearing.none(), MIND)
                .withTactics(Vector.of(tactic(1), tactic(1)))
                .withCrises(Vector.empty());
        CardLegality strict = CardLegality.builder()
                .gems(ComponentFilter.ofSets())
                .addBanned(tactic(1).id())
                .addRestricted(hero(1).id())
                .restrictedLimit(0)
                .build();
        assertThat(faults(bad, strict))
                .containsExactly(
                        new WrongComponentCount(RosterPart.TEAM_TACTICS, 2, 10),
                        new WrongComponentCount(RosterPart.SECURES, 0, 3),
                        new WrongComponentCount(RosterPart.EXTRACTS, 0, 3),
                        new DuplicateComponent(tactic(1).id(), 2),
                        new CannotBear(MIND.id(), hero(1).id()),
                        new NotAllowed(MIND.id(), "Everything"),
                        new Banned(tactic(1).id(), "Everything"),
                        new TooManyRestricted(Vector.of(hero(1).id()), 0));
    }

    @Test
    void aRosterRemembersWhatItWasCheckedBy() {
        CardLegality other = CardLegality.builder().name("Other").build();
        Roster roster = RosterRules.check(submission(1)).get();
        Roster elsewhere =
                RosterRules.check(submission(1), RosterSize.standard(), other).get();
        assertThat(roster.submission()).isEqualTo(submission(1));
        assertThat(roster.size()).isEqualTo(RosterSize.standard());
        assertThat(elsewhere.legality()).isEqualTo(other);
        assertThat(roster).isNotEqualTo(elsewhere).doesNotHaveSameHashCodeAs(elsewhere);
        assertThat(roster)
                .hasSameHashCodeAs(RosterRules.check(submission(1)).get())
                .doesNotHaveSameHashCodeAs(RosterRules.check(submission(2)).get());
        assertThat(roster.toString()).startsWith("Roster(Hero 1 (Ego 1), ").endsWith(", Extract 3)");
    }

    @Test
    void aTimelineLooksAtTheSymbolsOfTheCardItselfAndOfNoOther() {
        SetSymbol old = SetSymbol.of("old");
        RosterSubmission plain = bearing(GemBearing.upTo(2, "Mind", "Time"), MIND, InfinityGem.of("Time", 2, old));
        RosterSubmission mixed = plain.withTactics(plain.tactics().update(3, TacticCard.of("Old tactic", old)))
                .withCrises(plain.crises().update(5, CrisisCard.extract("Old crisis", 17, old)));
        CardLegality core = CardLegality.builder()
                .name("Core")
                .tactics(ComponentFilter.ofSets(SampleCards.CORE))
                .crises(ComponentFilter.ofSets(SampleCards.CORE))
                .gems(ComponentFilter.ofSets(SampleCards.CORE))
                .build();
        assertThat(faults(mixed, core))
                .containsExactly(
                        new NotAllowed(CardId.tactic("Old tactic"), "Core"),
                        new NotAllowed(CardId.crisis("Old crisis"), "Core"),
                        new NotAllowed(CardId.gem("Time"), "Core"));
    }

    @Test
    void everyFaultHasASentenceInWords() {
        CardId mind = MIND.id();
        Vector<RosterViolation> faults = Vector.of(
                new NotAllowed(CardId.tactic("Tactic 1"), "Standard"),
                new Banned(hero(3).id(), "Standard"),
                new TooManyRestricted(Vector.of(hero(3).id(), mind), 1),
                new CannotBear(mind, hero(1).id()),
                new TooManyGems(hero(1).id(), 2, 1));
        assertThat(faults.map(RuleViolation::describe))
                .containsExactly(
                        "The Team Tactic card Tactic 1 is not allowed in Standard. Replace it.",
                        "The character Hero 3 (Ego 3) is banned in Standard. Replace it.",
                        "The roster has 2 restricted components; at most 1 is allowed: the character Hero 3 (Ego 3) and the Infinity Gem Mind.",
                        "The character Hero 1 (Ego 1) may not bear the Infinity Gem Mind. Give the gem to another character.",
                        "The character Hero 1 (Ego 1) bears 2 Infinity Gems; at most 1 is allowed.");
    }
}
