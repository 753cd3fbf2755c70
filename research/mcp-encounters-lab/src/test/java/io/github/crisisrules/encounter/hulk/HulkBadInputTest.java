package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkBadInputTest {
    @Test
    @Verifies(HulkRuleId.END)
    void afterTheEndCommandsOfEveryKindAreRefused() {
        HulkState turn = crisisTurn(start(setup(HulkDifficulty.NORMAL, 3)));
        HulkState over = after(turn, suffer(A, 5), new HulkCommand.EnterAbsorber(A, "north"));
        Ending ending = over.ending().get();
        assertThat(ending.condition()).isEqualTo("Rampage Over");
        assertThat(over.describe()).endsWith(" " + ending.describe());
        assertThat(Hulk.GAME.choices(over)).isEmpty();
        for (HulkCommand command : HulkSubject.all(over)) {
            RuleViolation late = refused(over, command);
            assertThat(late).isEqualTo(new FrameViolation.EncounterOver(ending));
            assertThat(late.rule()).containsExactly(HulkRuleId.END);
        }
    }

    @Test
    void aNumberThatIsTooSmallOrTooLargeIsNamedWithItsBound() {
        RuleViolation small = refused(crisisTurn(HulkDifficulty.NORMAL), new HulkCommand.ReportHulkCollision(-1));
        assertThat(small).isEqualTo(new FrameViolation.TooSmall(ReportedNumber.DAMAGE, -1, 0));
        assertThat(small.describe()).contains("-1", "0");
        assertThat(new HulkSetupViolation.CardValueTooLarge(HulkCardValue.STRIKE_STRENGTH, 29, 28).describe())
                .isEqualTo("The strength of Strike is 29; at most 28 is allowed.");
    }

    @Test
    @Verifies(HulkRuleId.ABSORBER)
    void anAbsorberThatIsNotThereIsRefused() {
        HulkState subdued = after(crisisTurn(HulkDifficulty.NORMAL), suffer(A, 5));
        assertThat(refused(subdued, new HulkCommand.EnterAbsorber(A, "nowhere")))
                .isEqualTo(new HulkViolation.NoSuchAbsorber("nowhere", Vector.of("north", "south")));
        HulkState angry = after(subdued, suffer(HULK, 9), new HulkCommand.ReportRagePushTargets(Vector.of(A)));
        assertThat(refused(angry, new HulkCommand.PushAway(A, Option.of("nowhere"))))
                .isEqualTo(new HulkViolation.NoSuchAbsorber("nowhere", Vector.of("north", "south")));
    }
}
