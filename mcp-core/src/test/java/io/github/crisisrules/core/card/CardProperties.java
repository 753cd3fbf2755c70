package io.github.crisisrules.core.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.RosterPart;
import io.github.crisisrules.core.roster.RosterRules;
import io.github.crisisrules.core.roster.RosterSize;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.roster.RosterViolation;
import io.github.crisisrules.core.roster.Squad;
import io.github.crisisrules.core.roster.SquadLimits;
import io.github.crisisrules.core.roster.SquadRules;
import io.github.crisisrules.core.roster.SquadViolation;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.core.CardArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of rosters and squads. */
class CardProperties {
    @Provide
    Arbitrary<RosterSubmission> submissions() {
        return CardArbitraries.submissions();
    }

    @Provide
    Arbitrary<Squad> squads() {
        return CardArbitraries.squads();
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    @Verifies(CrisisRuleId.ROSTER)
    void takingACharacterOutOrListingItTwiceIsNoticed(
            @ForAll("submissions") RosterSubmission legal, @ForAll @IntRange(max = 9) int place) {
        Vector<CharacterCard> characters = legal.characters();
        RosterSubmission fewer =
                legal.withCharacters(characters.removeAt(place)).withGems(Vector.empty());
        assertThat(RosterRules.check(fewer).getError())
                .containsExactly(new RosterViolation.WrongComponentCount(RosterPart.CHARACTERS, 9, 10));
        int other = (place + 1) % 10;
        RosterSubmission twice = legal.withCharacters(characters.update(other, characters.get(place)))
                .withGems(Vector.empty());
        assertThat(RosterRules.check(twice).getError())
                .containsExactly(new RosterViolation.DuplicateComponent(
                        characters.get(place).id(), 2));
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    @Verifies(CrisisRuleId.ROSTER)
    void banningWhatIsOnARosterIsNoticedAndWhatIsNotIsNot(
            @ForAll("submissions") RosterSubmission legal, @ForAll @IntRange(max = 25) int place) {
        ComponentId component = legal.components().get(place);
        CardLegality banned = CardLegality.builder().addBanned(component).build();
        assertThat(RosterRules.check(legal, RosterSize.standard(), banned).getError())
                .containsExactly(new RosterViolation.Banned(component, "Everything"));
        CardLegality elsewhere =
                CardLegality.builder().addBanned(CardId.tactic("Not there")).build();
        assertThat(RosterRules.check(legal, RosterSize.standard(), elsewhere).isValid())
                .isTrue();
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    @Verifies(CrisisRuleId.SQUAD)
    void aSquadKeepsTheThreatItHasAndNoLess(@ForAll("squads") Squad squad) {
        int threat = squad.threat();
        assertThat(threat)
                .isEqualTo(squad.characters().map(CharacterCard::threat).sum().intValue()
                        + squad.gems().size());
        assertThat(SquadRules.check(squad.submission(), SquadLimits.ofThreat(threat))
                        .isValid())
                .isTrue();
        if (threat > 0) {
            assertThat(SquadRules.check(squad.submission(), SquadLimits.ofThreat(threat - 1))
                            .getError())
                    .containsExactly(new SquadViolation.TooMuchThreat(threat, threat - 1));
        }
    }
}
