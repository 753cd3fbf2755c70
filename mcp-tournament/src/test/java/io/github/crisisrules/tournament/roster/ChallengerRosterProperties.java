package io.github.crisisrules.tournament.roster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.roster.RosterRules;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.core.CardArbitraries;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of rosters for Challenger Events. */
class ChallengerRosterProperties {
    @Provide
    Arbitrary<RosterSubmission> submissions() {
        return CardArbitraries.submissions();
    }

    @Provide
    Arbitrary<LinkedHashSet<SetSymbol>> sets() {
        return CardArbitraries.sets();
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    @Verifies(ChallengerRuleId.STANDARD)
    void standardRefusesExactlyTheCardsWithoutAnAllowedSymbolAndNoCharacter(
            @ForAll("submissions") RosterSubmission roster,
            @ForAll("sets") LinkedHashSet<SetSymbol> tactics,
            @ForAll("sets") LinkedHashSet<SetSymbol> crises) {
        Seq<ListViolation> faults = faults(
                roster.withGems(Vector.empty()),
                ChallengerTimeline.STANDARD,
                new StandardSets(tactics, crises, LinkedHashSet.empty()),
                RestrictedList.none());
        int outside = roster.tactics().map(TacticCard::sets).count(printed -> !printed.exists(tactics::contains))
                + roster.crises().map(CrisisCard::sets).count(printed -> !printed.exists(crises::contains));
        assertThat(faults).hasSize(outside);
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    @Verifies({ChallengerRuleId.EXTENDED, ChallengerRuleId.ROSTER})
    void extendedAddsNothingToTheCoreRulesWhateverSymbolsThereAre(
            @ForAll("submissions") RosterSubmission roster,
            @ForAll("sets") LinkedHashSet<SetSymbol> sets,
            @ForAll @IntRange(max = 9) int fewer) {
        RosterSubmission any = roster.withTactics(roster.tactics().drop(fewer));
        assertThat(faults(any, ChallengerTimeline.EXTENDED, new StandardSets(sets, sets, sets), RestrictedList.none())
                        .size())
                .isEqualTo(
                        RosterRules.check(any).isValid()
                                ? 0
                                : RosterRules.check(any).getError().size());
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    @Verifies(ChallengerRuleId.ROSTER)
    void eachBannedComponentOfARosterIsOneFaultAndOthersAreNone(
            @ForAll("submissions") RosterSubmission roster, @ForAll @IntRange(max = 20) int banned) {
        Vector<ComponentId> components =
                roster.withGems(Vector.empty()).components().take(banned);
        RestrictedList list = RestrictedList.none().banning(components.toJavaArray(ComponentId[]::new));
        assertThat(faults(roster.withGems(Vector.empty()), ChallengerTimeline.EXTENDED, StandardSets.of(), list))
                .hasSize(components.size());
    }

    private static Seq<ListViolation> faults(
            RosterSubmission roster, ChallengerTimeline timeline, StandardSets sets, RestrictedList list) {
        return ChallengerRoster.check(roster, timeline.allowed(sets, list))
                .fold(faults -> faults, legal -> Vector.empty());
    }
}
