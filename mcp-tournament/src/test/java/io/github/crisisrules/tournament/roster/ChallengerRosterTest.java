package io.github.crisisrules.tournament.roster;

import static io.github.crisisrules.testing.tournament.RosterArbitraries.NEW;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.character;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.gem;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.roster;
import static io.github.crisisrules.testing.tournament.RosterArbitraries.tactic;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.InfinityGem;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.RosterPart;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.roster.RosterViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.roster.ListViolation.ChallengerRosterFault;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ChallengerRosterTest {
    private static final SetSymbol OLD = SetSymbol.of("old");
    private static final StandardSets SETS = StandardSets.of(NEW);

    /** A roster with a tactic, a Secure card and a gem from an old set. */
    private static final RosterSubmission WITH_OLD_CARDS = RosterSubmission.builder()
            .characters(roster(1).characters())
            .tactics(roster(1).tactics().update(0, TacticCard.of("Old Trick", OLD)))
            .crises(roster(1).crises().update(0, CrisisCard.secure("Old Place", 15, OLD)))
            .addGems(InfinityGem.of("Gem 3", 1, OLD).on(character(10).id()))
            .build();

    @Test
    @Verifies(ChallengerRuleId.STANDARD)
    void standardLooksAtTheSymbolsOfEverythingButCharacters() {
        CardLegality standard = ChallengerTimeline.STANDARD.allowed(SETS, RestrictedList.none());
        assertThat(ChallengerRoster.check(roster(1), standard).isValid()).isTrue();
        Seq<ListViolation> faults =
                ChallengerRoster.check(WITH_OLD_CARDS, standard).getError();
        assertThat(faults)
                .containsExactly(
                        notAllowed(CardId.tactic("Old Trick")),
                        notAllowed(CardId.crisis("Old Place")),
                        notAllowed(CardId.gem("Gem 3")));
        assertThat(faults.flatMap(ListViolation::rules).distinct()).containsExactly("CH-STANDARD");
    }

    @Test
    @Verifies(ChallengerRuleId.STANDARD)
    void eachKindOfCardHasItsOwnSymbols() {
        StandardSets sets =
                new StandardSets(LinkedHashSet.of(NEW, OLD), LinkedHashSet.of(NEW), LinkedHashSet.of(NEW, OLD));
        CardLegality standard = ChallengerTimeline.STANDARD.allowed(sets, RestrictedList.none());
        assertThat(ChallengerRoster.check(WITH_OLD_CARDS, standard).getError())
                .containsExactly(notAllowed(CardId.crisis("Old Place")));
    }

    @Test
    @Verifies(ChallengerRuleId.EXTENDED)
    void extendedLetsEverythingIn() {
        CardLegality extended = ChallengerTimeline.EXTENDED.allowed(SETS, RestrictedList.none());
        assertThat(ChallengerRoster.check(WITH_OLD_CARDS, extended).get().submission())
                .isEqualTo(WITH_OLD_CARDS);
        assertThat(extended.name()).isEqualTo("Extended");
    }

    @Test
    @Verifies(ChallengerRuleId.ROSTER)
    void bannedAndRestrictedComponents() {
        RestrictedList list = RestrictedList.none()
                .banning(character(10).id())
                .restricting(
                        tactic(11).id(),
                        tactic(12).id(),
                        gem(1).id(),
                        tactic(99).id());
        for (ChallengerTimeline timeline : ChallengerTimeline.values()) {
            Seq<ListViolation> faults = ChallengerRoster.check(roster(1), timeline.allowed(SETS, list))
                    .getError();
            assertThat(faults)
                    .containsExactly(
                            new ChallengerRosterFault(
                                    new RosterViolation.Banned(character(10).id(), timeline.title())),
                            new ChallengerRosterFault(new RosterViolation.TooManyRestricted(
                                    Vector.of(tactic(11).id(), tactic(12).id(), gem(1).id()), 2)));
            assertThat(faults.flatMap(ListViolation::rules).distinct()).containsExactly("CH-ROSTER");
        }
        RestrictedList two = RestrictedList.none().restricting(tactic(11).id(), gem(1).id());
        assertThat(ChallengerRoster.check(roster(1), ChallengerTimeline.STANDARD.allowed(SETS, two))
                        .isValid())
                .isTrue();
        assertThatThrownBy(() -> two.banning(gem(1).id())).isInstanceOf(IllegalArgumentException.class);
        RestrictedList nothing = new RestrictedList(
                LinkedHashSet.empty(), LinkedHashSet.of(tactic(11).id()), 0);
        assertThat(ChallengerRoster.check(roster(1), ChallengerTimeline.EXTENDED.allowed(SETS, nothing))
                        .getError()
                        .map(ListViolation::describe))
                .singleElement()
                .asString()
                .contains("Tactic 11");
        assertThatThrownBy(() -> new RestrictedList(LinkedHashSet.empty(), LinkedHashSet.empty(), -1))
                .hasMessageContaining("-1");
    }

    @Test
    @Verifies({ChallengerRuleId.STANDARD, ChallengerRuleId.EXTENDED})
    void aTimelineIsFoundByItsName() {
        assertThat(ChallengerTimeline.named("standard")).contains(ChallengerTimeline.STANDARD);
        assertThat(ChallengerTimeline.named(" Extended ")).contains(ChallengerTimeline.EXTENDED);
        assertThat(ChallengerTimeline.named("Limited")).isEmpty();
    }

    @Test
    @Verifies(ChallengerRuleId.STANDARD)
    void sameSymbolsForEveryKindOfCard() {
        assertThat(StandardSets.of(NEW, OLD))
                .isEqualTo(new StandardSets(
                        LinkedHashSet.of(NEW, OLD), LinkedHashSet.of(NEW, OLD), LinkedHashSet.of(NEW, OLD)));
    }

    @Test
    @Verifies(ChallengerRuleId.ROSTER)
    void theCoreRulesHoldToo() {
        RosterSubmission nine = RosterSubmission.builder()
                .from(roster(1))
                .characters(roster(1).characters().init())
                .build();
        assertThat(ChallengerRoster.check(nine, CardLegality.everything()).getError())
                .containsExactly(new ChallengerRosterFault(
                        new RosterViolation.WrongComponentCount(RosterPart.CHARACTERS, 9, 10)));
    }

    private static ListViolation notAllowed(CardId card) {
        return new ChallengerRosterFault(new RosterViolation.NotAllowed(card, "Standard"));
    }
}
