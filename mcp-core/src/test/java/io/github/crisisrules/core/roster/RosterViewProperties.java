package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.SQUAD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisKind;
import io.github.crisisrules.core.card.InfinityGem;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.core.CardArbitraries;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of what rosters and squads show of the cards in them. */
class RosterViewProperties {
    @Provide
    Arbitrary<RosterSubmission> submissions() {
        return CardArbitraries.submissions();
    }

    @Provide
    Arbitrary<Squad> squads() {
        return CardArbitraries.squads();
    }

    @Provide
    Arbitrary<LinkedHashSet<Affiliation>> affiliations() {
        return CardArbitraries.affiliations();
    }

    @Property(tries = 50)
    void aRosterShowsTheCardsThatWereSubmitted(@ForAll("submissions") RosterSubmission submission) {
        Roster roster = RosterRules.check(submission).get();
        assertThat(roster.characters()).isEqualTo(submission.characters());
        assertThat(roster.tactics()).isEqualTo(submission.tactics());
        assertThat(roster.secures()).isEqualTo(submission.crises(CrisisKind.SECURE));
        assertThat(roster.extracts()).isEqualTo(submission.crises(CrisisKind.EXTRACT));
        assertThat(roster.gems()).isEqualTo(submission.gems());
        assertThat(roster.components()).isEqualTo(submission.components());
        assertThat(roster).isEqualTo(RosterRules.check(submission).get());
        assertThat(Vector.of(RosterPart.values()).map(submission::count).sum().intValue()
                        + submission.gems().size())
                .isEqualTo(submission.components().size());
    }

    @Property(tries = 50)
    void eachComponentHasTheSymbolsOfItsOwnCopies(@ForAll("submissions") RosterSubmission submission) {
        for (TacticCard card : submission.tactics()) {
            assertThat(submission.sets(card.id())).isEqualTo(card.sets());
        }
        submission
                .crises()
                .forEach(card -> assertThat(submission.sets(card.id())).isEqualTo(card.sets()));
        submission
                .characters()
                .forEach(card -> assertThat(submission.sets(card.id())).isEmpty());
        submission.gems().forEach(each -> {
            InfinityGem gem = each.gem();
            assertThat(submission.sets(gem.id())).isEqualTo(gem.sets());
        });
    }

    @Property(tries = 50)
    @Verifies(SQUAD)
    void aSquadIsLedByAMemberOfItsAffiliationAndCountsTheThreatOfCharactersAndGems(
            @ForAll("squads") Squad squad, @ForAll("affiliations") LinkedHashSet<Affiliation> affiliations) {
        for (Affiliation each : affiliations) {
            assertThat(squad.members(each))
                    .isEqualTo(
                            squad.characters().filter(one -> one.affiliations().contains(each)));
        }
        assertThat(squad.leaders())
                .isEqualTo(squad.characters()
                        .filter(one -> squad.affiliation()
                                .exists(used -> one.leaderships()
                                        .exists(lead -> lead.affiliation().equals(used)))));
        assertThat(squad.threat())
                .isEqualTo(squad.characters().map(CharacterCard::threat).sum().intValue()
                        + squad.gems().map(each -> each.gem().threat()).sum().intValue());
        assertThat(squad.limits()).isEqualTo(SquadLimits.ofThreat(squad.threat()));
        assertThat(squad.tactics().size()).isLessThanOrEqualTo(squad.limits().tactics());
        assertThat(squad.affiliation()).isEqualTo(squad.submission().affiliation());
    }

    @Property(tries = 30)
    void squadsAreEqualIfTheyHaveEqualCardsAndLimits(@ForAll("squads") Squad one, @ForAll("squads") Squad other) {
        assertThat(one.equals(other))
                .isEqualTo(one.submission().equals(other.submission())
                        && one.limits().equals(other.limits()));
        assertThat(one).isEqualTo(one).isNotEqualTo(one.submission());
    }

    @Property(tries = 50)
    @Verifies(SQUAD)
    void noLimitIsNegative(
            @ForAll @IntRange(min = -3, max = 3) int threat, @ForAll @IntRange(min = -3, max = 3) int tactics) {
        if (threat >= 0 && tactics >= 0) {
            assertThat(SquadLimits.ofThreat(threat).withTactics(tactics).tactics())
                    .isEqualTo(tactics);
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SquadLimits.builder()
                            .threat(threat)
                            .tactics(tactics)
                            .build());
        }
    }
}
