package io.github.crisisrules.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.github.crisisrules.testing.core.CardArbitraries;
import io.vavr.collection.LinkedHashSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Laws of the values of a card: which names and numbers a card can have, and what follows from them. */
class CardValueProperties {
    @Provide
    Arbitrary<CharacterCard> characters() {
        return Arbitraries.integers().between(1, 9).flatMap(CardArbitraries::character);
    }

    @Provide
    Arbitrary<LinkedHashSet<Affiliation>> affiliations() {
        return CardArbitraries.affiliations();
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.of("Hero", "O'Hara", "X-23", "", " ", "tab\tbed", "two\nlines");
    }

    private static void assertPossible(boolean possible, ThrowingCallable construction) {
        if (possible) {
            assertThatNoException().isThrownBy(construction);
        } else {
            assertThatIllegalArgumentException().isThrownBy(construction);
        }
    }

    private static boolean isPrintable(String name) {
        return !name.isBlank() && name.chars().noneMatch(Character::isISOControl);
    }

    @Property
    void noPartOfAnythingHasANameThatCannotBePrinted(@ForAll("names") String name) {
        boolean possible = isPrintable(name);
        assertPossible(possible, () -> Affiliation.of(name));
        assertPossible(possible, () -> SetSymbol.of(name));
        assertPossible(possible, () -> new Leadership(name, Affiliation.of("Avengers")));
        assertPossible(possible, () -> CardId.crisis(name));
        assertPossible(possible, () -> CharacterId.of(name, "Person"));
        assertPossible(possible, () -> CharacterId.of("Hero", name));
        assertPossible(possible, () -> CharacterCard.of(name, "Person", 3, 2));
        assertPossible(possible, () -> CharacterCard.of("Hero", name, 3, 2));
        assertPossible(possible, () -> TacticCard.of(name));
        assertPossible(possible, () -> CrisisCard.secure(name, 17));
        assertPossible(possible, () -> CrisisCard.extract(name, 17));
        assertPossible(possible, () -> InfinityGem.of(name, 1));
        assertPossible(possible, () -> GemBearing.oneOf(name));
    }

    @Property(tries = 200)
    void numbersOfACardStartAtZeroExceptTheSizeWhichStartsAtOne(
            @ForAll @IntRange(min = -2, max = 3) int threat, @ForAll @IntRange(min = -2, max = 3) int size) {
        assertPossible(threat >= 0 && size >= 1, () -> CharacterCard.of("Hero", "Person", threat, size));
        assertPossible(threat >= 0, () -> CrisisCard.secure("Secure", threat));
        assertPossible(threat >= 0, () -> CrisisCard.extract("Extract", threat));
        assertPossible(threat >= 0, () -> InfinityGem.of("Gem", threat));
        assertPossible(threat >= 1, () -> GemBearing.upTo(threat, "Gem"));
        assertPossible(threat == 0, () -> GemBearing.upTo(threat));
    }

    @Property(tries = 200)
    void aCharacterBelongsToItsAffiliationsAndLeadsThoseOfItsLeaderships(
            @ForAll("characters") CharacterCard character,
            @ForAll("affiliations") LinkedHashSet<Affiliation> affiliations) {
        assertThat(affiliations.filter(character::belongsTo))
                .isEqualTo(affiliations.filter(character.affiliations()::contains));
        assertThat(affiliations.filter(character::canLead))
                .isEqualTo(affiliations.filter(each ->
                        character.leaderships().map(Leadership::affiliation).contains(each)));
        assertThat(character.id()).isEqualTo(CharacterId.of(character.name(), character.alterEgo()));
    }

    @Property(tries = 100)
    void aBearerAllowsExactlyItsGems(
            @ForAll @IntRange(min = 1, max = 6) int number, @ForAll("characters") CharacterCard bearer) {
        String gem = "Gem " + number;
        assertThat(bearer.gemBearing().allows(gem)).isEqualTo(number <= 4);
        assertThat(GemBearing.none().allows(gem)).isFalse();
        assertThat(GemBearing.oneOf(gem)).isEqualTo(new GemBearing(LinkedHashSet.of(gem), 1));
        assertThat(InfinityGem.of(gem, 1).on(bearer.id())).isEqualTo(new BorneGem(InfinityGem.of(gem, 1), bearer.id()));
    }

    @Property(tries = 100)
    void shortFormsOfACardAreTheCardItself(
            @ForAll @IntRange(max = 20) int threat, @ForAll("affiliations") LinkedHashSet<Affiliation> affiliations) {
        SetSymbol set = SetSymbol.of("core");
        assertThat(set).isEqualTo(new SetSymbol("core"));
        assertThat(CrisisCard.secure("Card", threat, set))
                .isEqualTo(CrisisCard.builder()
                        .name("Card")
                        .kind(CrisisKind.SECURE)
                        .threat(threat)
                        .addSets(set)
                        .build());
        assertThat(CrisisCard.extract("Card", threat, set))
                .isEqualTo(CrisisCard.secure("Card", threat, set).withKind(CrisisKind.EXTRACT));
        assertThat(TacticCard.of("Card", set))
                .isEqualTo(TacticCard.builder().name("Card").addSets(set).build());
        assertThat(CharacterCard.of("Hero", "Person", threat, 2).affiliations()).isEmpty();
        assertThat(affiliations.map(each -> Leadership.of("Lead", each)))
                .isEqualTo(affiliations.map(each -> new Leadership("Lead", each)));
    }
}
