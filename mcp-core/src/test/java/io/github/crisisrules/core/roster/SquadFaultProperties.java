package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.SQUAD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.core.CardArbitraries;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of faults: each thing that is wrong with a squad or a card is one fault more, whatever else it has. */
class SquadFaultProperties {
    /** A roster and a legal squad of three of its characters and two of its cards. */
    record Chosen(Roster roster, SquadSubmission squad) {
        private Vector<SquadViolation> faults(SquadSubmission changed) {
            return faultsOf(SquadRules.check(changed, SquadLimits.ofThreat(changed.threat()), roster));
        }
    }

    private static Vector<SquadViolation> faultsOf(Validation<Seq<SquadViolation>, Squad> checked) {
        return checked.isValid() ? Vector.empty() : checked.getError().toVector();
    }

    @Provide
    Arbitrary<Chosen> chosen() {
        return CardArbitraries.rosters()
                .map(roster -> new Chosen(
                        roster,
                        SquadSubmission.builder()
                                .characters(roster.characters().take(3))
                                .tactics(roster.tactics().take(2))
                                .build()));
    }

    @Provide
    Arbitrary<LinkedHashSet<SetSymbol>> sets() {
        return CardArbitraries.sets();
    }

    @Property(tries = 30)
    @Verifies(SQUAD)
    void eachComponentThatIsNotOnTheRosterIsOneFault(@ForAll("chosen") Chosen chosen) {
        CharacterCard stranger = CharacterCard.of("Stranger", "Unknown", 1, 1);
        TacticCard unknown = TacticCard.of("Unknown");
        SquadSubmission squad = chosen.squad();
        assertThat(chosen.faults(squad)).isEmpty();
        assertThat(chosen.faults(squad.withCharacters(squad.characters().append(stranger))))
                .containsExactly(new SquadViolation.NotOnRoster(stranger.id()));
        assertThat(chosen.faults(squad.withTactics(squad.tactics().append(unknown))))
                .containsExactly(new SquadViolation.NotOnRoster(unknown.id()));
    }

    @Property(tries = 30)
    @Verifies(SQUAD)
    void aCharacterListedTwiceInASquadIsOneFault(
            @ForAll("chosen") Chosen chosen, @ForAll @IntRange(max = 1) int place) {
        SquadSubmission squad = chosen.squad();
        CharacterCard twice = squad.characters().get(place);
        SquadViolation.DuplicateAlterEgo alterEgo =
                new SquadViolation.DuplicateAlterEgo(twice.alterEgo(), Vector.of(twice.id(), twice.id()));
        assertThat(chosen.faults(squad.withCharacters(squad.characters().append(twice))))
                .containsExactly(alterEgo);
        assertThat(alterEgo.names()).hasSize(2);
        assertThat(alterEgo.describe(Wording.ENGLISH)).contains(twice.alterEgo());
        TacticCard card = squad.tactics().get(place);
        assertThat(chosen.faults(squad.withTactics(squad.tactics().append(card))))
                .containsExactly(new SquadViolation.DuplicateCard(card.id(), 2));
    }

    @Property(tries = 30)
    @Verifies(SQUAD)
    void anAffiliationIsUsedExactlyIfTheLimitsAllowIt(
            @ForAll("chosen") Chosen chosen, @ForAll boolean limited, @ForAll boolean listed) {
        Affiliation used = Affiliation.of("Avengers");
        SquadSubmission squad = chosen.squad().withAffiliation(Option.some(used));
        SquadLimits limits = SquadLimits.ofThreat(squad.threat())
                .withAffiliations(
                        Option.when(limited, () -> LinkedHashSet.of(listed ? used : Affiliation.of("Cabal"))));
        Vector<SquadViolation> faults =
                limited && !listed ? Vector.of(new SquadViolation.AffiliationNotAllowed(used)) : Vector.empty();
        assertThat(faultsOf(SquadRules.check(squad, limits))).isEqualTo(faults);
        assertThat(faultsOf(SquadRules.check(squad, limits, chosen.roster()))).isEqualTo(faults);
        assertThat(new SquadViolation.AffiliationNotAllowed(used).name()).isEqualTo(used.name());
    }

    @Property(tries = 100)
    void aFilterAdmitsWhatItNamesAndWhatHasOneOfItsSymbols(
            @ForAll("sets") LinkedHashSet<SetSymbol> printed,
            @ForAll("sets") LinkedHashSet<SetSymbol> allowed,
            @ForAll boolean named) {
        ComponentId card = CardId.tactic("Card");
        Vector<ComponentId> names = named ? Vector.of(card) : Vector.of(CardId.tactic("Other"));
        ComponentFilter filter = ComponentFilter.ofSets(allowed.toJavaArray(SetSymbol[]::new));
        boolean shared = printed.exists(allowed::contains);
        assertThat(filter.admits(card, printed)).isEqualTo(shared);
        assertThat(ComponentFilter.ofNamed(names).admits(card, printed)).isEqualTo(named);
        assertThat(filter.andNamed(names).admits(card, printed)).isEqualTo(shared || named);
        assertThat(ComponentFilter.all().admits(card, printed)).isTrue();
        assertThat(ComponentFilter.all().andNamed(names)).isEqualTo(ComponentFilter.all());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ComponentFilter(true, LinkedHashSet.empty(), LinkedHashSet.ofAll(names)));
        if (!allowed.isEmpty()) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new ComponentFilter(true, allowed, LinkedHashSet.empty()));
        }
    }

    @Property(tries = 50)
    void noPartOfARosterHasANegativeSize(@ForAll @IntRange(min = -2, max = 3) int size) {
        for (RosterPart part : RosterPart.values()) {
            RosterSize.Builder builder = RosterSize.builder();
            switch (part) {
                case CHARACTERS -> builder.characters(size);
                case TEAM_TACTICS -> builder.tactics(size);
                case SECURES -> builder.secures(size);
                case EXTRACTS -> builder.extracts(size);
            }
            if (size < 0) {
                assertThatIllegalArgumentException().isThrownBy(builder::build);
            } else {
                assertThat(builder.build().of(part)).isEqualTo(size);
            }
        }
    }

    @Property(tries = 30)
    void aRosterKeepsItsSubmissionAndSize(@ForAll("chosen") Chosen chosen) {
        Roster roster = chosen.roster();
        assertThat(roster.size()).isEqualTo(RosterSize.standard());
        assertThat(RosterRules.check(roster.submission()).get()).isEqualTo(roster);
        assertThat(roster).isNotEqualTo(roster.submission());
    }

    @Provide
    Arbitrary<Vector<Roster>> twoRosters() {
        return Combinators.combine(CardArbitraries.rosters(), CardArbitraries.rosters())
                .as(Vector::of);
    }

    @Property(tries = 30)
    void rostersAreEqualIfTheirSubmissionsAre(@ForAll("twoRosters") Vector<Roster> two) {
        assertThat(two.head().equals(two.last()))
                .isEqualTo(two.head().submission().equals(two.last().submission()));
    }
}
