package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.card.SampleCards.hero;
import static io.github.crisisrules.core.card.SampleCards.submission;
import static io.github.crisisrules.core.card.SampleCards.tactic;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.GemBearing;
import io.github.crisisrules.core.card.InfinityGem;
import io.github.crisisrules.core.card.Leadership;
import io.github.crisisrules.core.card.SampleCards;
import io.github.crisisrules.core.roster.GemViolation.CannotBear;
import io.github.crisisrules.core.roster.SquadViolation.AffiliationNotAllowed;
import io.github.crisisrules.core.roster.SquadViolation.DuplicateAlterEgo;
import io.github.crisisrules.core.roster.SquadViolation.DuplicateCard;
import io.github.crisisrules.core.roster.SquadViolation.NotOnRoster;
import io.github.crisisrules.core.roster.SquadViolation.TooManyTactics;
import io.github.crisisrules.core.roster.SquadViolation.TooMuchThreat;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

@Verifies(CrisisRuleId.SQUAD)
class SquadRulesTest {
    private static final Affiliation DEFENDERS = Affiliation.of("Defenders");
    private static final InfinityGem MIND = InfinityGem.of("Mind", 2);
    private static final CharacterCard BEARER = hero(1).withGemBearing(GemBearing.oneOf("Mind"));

    private static Seq<SquadViolation> faults(SquadSubmission submission, SquadLimits limits) {
        return SquadRules.check(submission, limits).fold(faults -> faults, squad -> Vector.empty());
    }

    private static Seq<SquadViolation> faults(SquadSubmission submission, SquadLimits limits, Roster roster) {
        return SquadRules.check(submission, limits, roster).fold(faults -> faults, squad -> Vector.empty());
    }

    private static SquadSubmission heroes(int... numbers) {
        return SquadSubmission.builder()
                .addAllCharacters(Vector.ofAll(numbers).map(SampleCards::hero))
                .build();
    }

    @Test
    void threatIsWithinTheLimitAndGemsAddTheirs() {
        // Three heroes of threat 3 are 9; the gem makes it 11.
        SquadSubmission three = heroes(1, 2, 3)
                .withCharacters(Vector.of(BEARER, hero(2), hero(3)))
                .withGems(Vector.of(MIND.on(BEARER.id())));
        assertThat(SquadRules.check(three, SquadLimits.ofThreat(11)).get().threat())
                .isEqualTo(11);
        assertThat(faults(three, SquadLimits.ofThreat(10))).containsExactly(new TooMuchThreat(11, 10));
        assertThat(faults(heroes(1, 2, 3), SquadLimits.ofThreat(9))).isEmpty();
    }

    @Test
    void noAlterEgoTwiceWhateverTheNames() {
        SquadSubmission two = SquadSubmission.builder()
                .addCharacters(hero(1), CharacterCard.of("Other", "Ego 1", 2, 2))
                .build();
        SquadViolation expected =
                new DuplicateAlterEgo("Ego 1", Vector.of(hero(1).id(), CharacterId.of("Other", "Ego 1")));
        assertThat(faults(two, SquadLimits.ofThreat(17))).containsExactly(expected);
        assertThat(expected.describe())
                .isEqualTo("Hero 1 and Other have the same alter ego, Ego 1. Choose one of them.");
        assertThat(expected.rule()).containsExactly(CrisisRuleId.SQUAD);
        assertThat(faults(
                        two.withCharacters(two.characters().update(1, CharacterCard.of("Other", "EGO  1", 2, 2))),
                        SquadLimits.ofThreat(17)))
                .containsExactly(
                        new DuplicateAlterEgo("Ego 1", Vector.of(hero(1).id(), CharacterId.of("Other", "EGO  1"))));
        // The same name with another alter ego is another character.
        assertThat(faults(
                        SquadSubmission.builder()
                                .addCharacters(hero(1), CharacterCard.of("Hero 1", "Other", 2, 2))
                                .build(),
                        SquadLimits.ofThreat(17)))
                .isEmpty();
    }

    @Test
    void atMostFiveTacticsUnlessTheLimitsSayOtherwise() {
        SquadSubmission five = heroes(1).withTactics(Vector.range(1, 6).map(SampleCards::tactic));
        SquadSubmission six = heroes(1).withTactics(Vector.range(1, 7).map(SampleCards::tactic));
        assertThat(faults(five, SquadLimits.ofThreat(17))).isEmpty();
        assertThat(faults(six, SquadLimits.ofThreat(17))).containsExactly(new TooManyTactics(6, 5));
        assertThat(faults(five, SquadLimits.ofThreat(17).withTactics(2))).containsExactly(new TooManyTactics(5, 2));
    }

    @Test
    void cardsAreThereOnceAndGemsOnWhoMayBearThem() {
        SquadSubmission squad =
                heroes(1).withTactics(Vector.of(tactic(1), tactic(1))).withGems(Vector.of(MIND.on(hero(1).id())));
        assertThat(faults(squad, SquadLimits.ofThreat(17)))
                .containsExactly(new DuplicateCard(tactic(1).id(), 2), new CannotBear(MIND.id(), hero(1).id()));
    }

    @Test
    void affiliationsMayBeLimitedOrForbidden() {
        SquadSubmission squad = heroes(1).withAffiliation(Option.some(DEFENDERS));
        SquadLimits free = SquadLimits.ofThreat(17);
        assertThat(faults(squad, free)).isEmpty();
        assertThat(faults(squad, free.withAffiliations(Option.some(LinkedHashSet.of(DEFENDERS)))))
                .isEmpty();
        assertThat(faults(squad, free.withAffiliations(Option.some(LinkedHashSet.empty()))))
                .containsExactly(new AffiliationNotAllowed(DEFENDERS));
        assertThat(faults(heroes(1), free.withAffiliations(Option.some(LinkedHashSet.empty()))))
                .isEmpty();
    }

    @Test
    void aSquadOutOfARosterHoldsOnlyWhatIsOnIt() {
        RosterSubmission plain = submission(1);
        RosterSubmission listed =
                plain.withCharacters(plain.characters().update(0, BEARER)).withGems(Vector.of(MIND.on(BEARER.id())));
        Roster roster = RosterRules.check(listed).get();
        SquadLimits limits = SquadLimits.ofThreat(17);
        SquadSubmission good = SquadSubmission.builder()
                .addCharacters(BEARER, hero(2))
                .addTactics(tactic(1))
                .addGems(MIND.on(BEARER.id()))
                .build();
        assertThat(faults(good, limits, roster)).isEmpty();
        CharacterCard otherBearer = hero(2).withGemBearing(GemBearing.oneOf("Mind"));
        SquadSubmission bad = SquadSubmission.builder()
                .addCharacters(hero(77), otherBearer)
                .addTactics(tactic(88))
                .addGems(MIND.on(otherBearer.id()))
                .build();
        assertThat(faults(bad, limits, roster))
                .containsExactly(
                        new NotOnRoster(hero(77).id()),
                        new NotOnRoster(tactic(88).id()),
                        new NotOnRoster(MIND.id()));
    }

    @Test
    void theTimelineOfTheRosterLimitsAffiliationsToo() {
        CardLegality legality = CardLegality.builder()
                .affiliations(LinkedHashSet.of(Affiliation.of("Avengers")))
                .build();
        Roster roster = RosterRules.check(submission(1), RosterSize.standard(), legality)
                .get();
        SquadSubmission squad = heroes(1).withAffiliation(Option.some(DEFENDERS));
        assertThat(faults(squad, SquadLimits.ofThreat(17), roster))
                .containsExactly(new AffiliationNotAllowed(DEFENDERS));
        // Forbidden twice over is still one fault.
        assertThat(faults(squad, SquadLimits.ofThreat(17).withAffiliations(Option.some(LinkedHashSet.empty())), roster))
                .containsExactly(new AffiliationNotAllowed(DEFENDERS));
        // What the limits allow the Timeline may still forbid.
        assertThat(faults(
                        squad,
                        SquadLimits.ofThreat(17).withAffiliations(Option.some(LinkedHashSet.of(DEFENDERS))),
                        roster))
                .containsExactly(new AffiliationNotAllowed(DEFENDERS));
        assertThat(faults(
                        heroes(1).withAffiliation(Option.some(Affiliation.of("Avengers"))),
                        SquadLimits.ofThreat(17),
                        roster))
                .isEmpty();
    }

    @Test
    void membersAndPossibleLeadersAreReadOffTheCards() {
        CharacterCard leader = CharacterCard.builder()
                .from(hero(1))
                .addAffiliations(DEFENDERS)
                .addLeaderships(Leadership.of("Hold the line", DEFENDERS))
                .build();
        CharacterCard member =
                CharacterCard.builder().from(hero(2)).addAffiliations(DEFENDERS).build();
        SquadSubmission submission = SquadSubmission.builder()
                .addCharacters(leader, member, hero(3))
                .affiliation(Option.some(DEFENDERS))
                .build();
        Squad squad = SquadRules.check(submission, SquadLimits.ofThreat(17)).get();
        assertThat(squad.members(DEFENDERS)).containsExactly(leader, member);
        assertThat(squad.leaders()).containsExactly(leader);
        assertThat(SquadRules.check(submission.withAffiliation(Option.none()), SquadLimits.ofThreat(17))
                        .get()
                        .leaders())
                .isEmpty();
    }

    @Test
    void everyFaultIsReportedAtOnce() {
        SquadSubmission bad = heroes(1, 1, 2, 3, 4, 5)
                .withTactics(Vector.range(1, 8).map(SampleCards::tactic))
                .withGems(Vector.of(MIND.on(hero(9).id())));
        assertThat(faults(bad, SquadLimits.ofThreat(17)).map(RuleViolation::describe))
                .containsExactly(
                        "Hero 1 and Hero 1 have the same alter ego, Ego 1. Choose one of them.",
                        "The squad has a threat value of 20; at most 17 is allowed.",
                        "The squad has 7 Team Tactic cards; at most 5 are allowed.",
                        "The Infinity Gem Mind is given to the character Hero 9 (Ego 9), who is not there."
                                + " Add the character or give the gem to another one.");
    }

    @Test
    void aLeaderOfAnotherAffiliationCannotLeadThisOne() {
        CharacterCard other = CharacterCard.builder()
                .from(hero(1))
                .addAffiliations(DEFENDERS)
                .addLeaderships(Leadership.of("Elsewhere", Affiliation.of("Avengers")))
                .build();
        SquadSubmission submission = SquadSubmission.builder()
                .addCharacters(other)
                .affiliation(Option.some(DEFENDERS))
                .build();
        assertThat(SquadRules.check(submission, SquadLimits.ofThreat(17)).get().leaders())
                .isEmpty();
    }

    @Test
    void aSquadRemembersWhatItWasCheckedBy() {
        SquadSubmission submission = heroes(1, 2).withTactics(Vector.of(tactic(1)));
        Squad squad = SquadRules.check(submission, SquadLimits.ofThreat(17)).get();
        assertThat(squad.limits()).isEqualTo(SquadLimits.ofThreat(17));
        assertThat(squad.tactics()).containsExactly(tactic(1));
        assertThat(squad).hasToString("Squad(Hero 1 (Ego 1), Hero 2 (Ego 2))");
        Squad same = SquadRules.check(submission, SquadLimits.ofThreat(17)).get();
        Squad roomier = SquadRules.check(submission, SquadLimits.ofThreat(20)).get();
        Squad smaller = SquadRules.check(heroes(1), SquadLimits.ofThreat(17)).get();
        assertThat(squad).isEqualTo(same).hasSameHashCodeAs(same);
        assertThat(squad).isNotEqualTo(roomier).isNotEqualTo(smaller).isNotEqualTo(submission);
        assertThat(squad).doesNotHaveSameHashCodeAs(roomier).doesNotHaveSameHashCodeAs(smaller);
    }

    @Test
    void everyFaultHasASentenceInWords() {
        Vector<SquadViolation> faults = Vector.of(
                new DuplicateCard(tactic(1).id(), 2), new AffiliationNotAllowed(DEFENDERS), new NotOnRoster(MIND.id()));
        assertThat(faults.map(RuleViolation::describe))
                .containsExactly(
                        "The Team Tactic card Tactic 1 is in the squad 2 times. Keep one.",
                        "The affiliation Defenders is not allowed here. Choose another one.",
                        "The Infinity Gem Mind is not on the roster in this form. Choose from the roster.");
    }
}
