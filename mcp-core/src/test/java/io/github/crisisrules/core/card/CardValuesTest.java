package io.github.crisisrules.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.ComponentFilter;
import io.github.crisisrules.core.roster.RosterSize;
import io.github.crisisrules.core.roster.SquadLimits;
import io.vavr.collection.LinkedHashSet;
import org.junit.jupiter.api.Test;

/** Impossible cards are refused when they are built. */
class CardValuesTest {
    @Test
    void namesNeedLettersAndNoBlanksAround() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CharacterCard.of("", "Ego", 3, 2))
                .withMessage("The name '' is blank or has surrounding blanks. Use letters without blanks around them.");
        assertThatIllegalArgumentException().isThrownBy(() -> CharacterCard.of("Hero", "Ego ", 3, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> CharacterId.of(" ", "Ego"));
        assertThatIllegalArgumentException().isThrownBy(() -> TacticCard.of(" Tactic"));
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisCard.secure("", 17));
        assertThatIllegalArgumentException().isThrownBy(() -> InfinityGem.of("\t", 1));
        assertThatIllegalArgumentException().isThrownBy(() -> SetSymbol.of(""));
        assertThatIllegalArgumentException().isThrownBy(() -> Affiliation.of(""));
        assertThatIllegalArgumentException().isThrownBy(() -> GemBearing.oneOf(""));
        assertThatIllegalArgumentException().isThrownBy(() -> CardId.crisis(" Crisis"));
        assertThatIllegalArgumentException().isThrownBy(() -> CharacterId.of("Hero", " Ego"));
        assertThatIllegalArgumentException().isThrownBy(() -> Leadership.of("", Affiliation.of("Defenders")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardLegality.builder().name(" ").build());
    }

    @Test
    void numbersOfCardsAreNotNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CharacterCard.of("Hero", "Ego", -1, 2))
                .withMessage("The threat of Hero must be 0 or more, not -1.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CharacterCard.of("Hero", "Ego", 3, 0))
                .withMessage("The size of Hero must be 1 or more, not 0.");
        assertThatIllegalArgumentException().isThrownBy(() -> CrisisCard.extract("Crisis", -1));
        assertThatIllegalArgumentException().isThrownBy(() -> InfinityGem.of("Mind", -1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RosterSize.builder().characters(-1).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RosterSize.builder().extracts(-1).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RosterSize.builder().tactics(-1).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RosterSize.builder().secures(-1).build());
        assertThatIllegalArgumentException().isThrownBy(() -> SquadLimits.ofThreat(-1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SquadLimits.ofThreat(17).withTactics(-1));
    }

    @Test
    void aCharacterThatMayBearGemsMayBearOne() {
        assertThatIllegalArgumentException().isThrownBy(() -> GemBearing.upTo(0, "Mind"));
        assertThatIllegalArgumentException().isThrownBy(() -> GemBearing.upTo(2));
    }

    @Test
    void aCharacterIsNotNamedLikeACard() {
        assertThatIllegalArgumentException().isThrownBy(() -> new CardId(ComponentKind.CHARACTER, "Hero"));
        assertThat(CardId.tactic("Same")).isNotEqualTo(CardId.crisis("Same"));
    }

    @Test
    void aLegalityDoesNotContradictItself() {
        CardId card = CardId.tactic("Tactic");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardLegality.builder()
                        .addBanned(card)
                        .addRestricted(card)
                        .build())
                .withMessage("Components cannot be both banned and restricted: Tactic. Remove them from one list.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardLegality.builder().restrictedLimit(-1).build());
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new ComponentFilter(true, LinkedHashSet.of(SetSymbol.of("core")), LinkedHashSet.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ComponentFilter(true, LinkedHashSet.empty(), LinkedHashSet.of(card)));
    }

    @Test
    void cardsAreCalledByTheirNames() {
        assertThat(SetSymbol.of("core")).hasToString("core");
        assertThat(Affiliation.of("Defenders")).hasToString("Defenders");
        assertThat(InfinityGem.of("Mind", 1).on(CharacterId.of("Hero", "Ego"))).hasToString("Mind on Hero (Ego)");
    }
}
