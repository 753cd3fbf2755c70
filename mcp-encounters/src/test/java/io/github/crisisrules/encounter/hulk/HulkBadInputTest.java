package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.rulebook.HulkRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class HulkBadInputTest {
    @Test
    @Verifies(HulkRules.END)
    void afterTheEndCommandsOfEveryKindAreRefused() {
        HulkState turn = crisisTurn(start(setup(HulkDifficulty.NORMAL, 3)));
        HulkState over = after(turn, suffer(A, 5), new HulkCommand.EnterAbsorber(A, "north"));
        Ending ending = over.ending().get();
        assertThat(ending.condition()).isEqualTo("Rampage Over");
        for (HulkCommand command : HulkSubject.all(over)) {
            RuleViolation late = refused(over, command);
            assertThat(late).isEqualTo(new RoundViolation.AlreadyOver(ending));
            assertThat(late.rule()).containsExactly(HulkRules.END);
        }
    }

    @Test
    void negativeDamageStrengthSizesAndWhateverComesTwiceAreNoValues() {
        for (ThrowingCallable nonsense : Vector.<ThrowingCallable>of(
                () -> new HulkCommand.CollideHulk(-1),
                () -> new RoundCommand.Suffer(A, -1),
                () -> new RoundCommand.Heal(A, -1),
                () -> new RoundCommand.GainPower(A, -1),
                () -> new RoundCommand.SpendPower(A, -1),
                () -> new HulkCommand.AttackHulk(A, AttackType.ENERGY, 0, true),
                () -> Terrain.interactive("car", 0),
                () -> new HulkCommand.DeclareAttack(HulkAttack.HULK_SMASH, Vector.of(A, A), 0),
                () -> new HulkCommand.RollAura(CrisisFace.HIT, Vector.of(A, A)),
                () -> new HulkCommand.SightRagePush(Vector.of(A, A)),
                () -> new HulkCommand.SecureAbsorbers(Vector.of("north", "north")),
                () -> new HulkCommand.UseSerums(Vector.of(A, A)))) {
            assertThatThrownBy(nonsense).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    @Verifies(HulkRules.ABSORBER)
    void anAbsorberThatIsNotThereIsRefused() {
        HulkState subdued = after(crisisTurn(HulkDifficulty.NORMAL), suffer(A, 5));
        assertThat(refused(subdued, new HulkCommand.EnterAbsorber(A, "nowhere")))
                .isEqualTo(new HulkViolation.NoSuchAbsorber("nowhere"));
        HulkState angry = after(subdued, suffer(HULK, 9), new HulkCommand.SightRagePush(Vector.of(A)));
        assertThat(refused(angry, new HulkCommand.PushAway(A, Option.of("nowhere"))))
                .isEqualTo(new HulkViolation.NoSuchAbsorber("nowhere"));
    }
}
