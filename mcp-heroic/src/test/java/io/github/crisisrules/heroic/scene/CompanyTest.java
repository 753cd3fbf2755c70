package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Groups;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Affiliation follows who is with whom. */
class CompanyTest {
    private static final CastId ADA = new CastId("Ada");
    private static final CastId BEN = new CastId("Ben");
    private static final CastId CY = new CastId("Cy");
    private static final CastId RAT = new CastId("Rat");
    private static final CastId OWL = new CastId("Owl");

    private static CastSheet hero(CastId character) {
        return CastSheet.hero(Heroes.devil().withName(character.name()));
    }

    private static CastSheet villain(CastId character) {
        return CastSheet.villain(Heroes.devil().withName(character.name()));
    }

    /** Three heroes together, two villains together, in an action scene. */
    private static SceneFixture three() {
        SceneStart start = SceneStart.of(hero(ADA), hero(BEN), hero(CY), villain(RAT), villain(OWL))
                .together("Ada", "Ben", "Cy")
                .together("Rat", "Owl")
                .withDoom(Pool.of("4d6"));
        return new SceneFixture(Play.started(Scene.start(start)).state()).play(StoryCommand.BeginScene.action());
    }

    private static Vector<AffiliationKind> companies(SceneFixture table, CastId... character) {
        return Vector.of(character).map(table.state()::affiliation);
    }

    @Test
    @Verifies({POOL, DOOM_SPEND, AFFILIATION_FOLLOWS_FROM_ALLIES})
    void aSplitLeavesTheOthersWithOneLessAndGatheringIsWithACharacter() {
        SceneFixture table = three();
        assertThat(companies(table, ADA, BEN, CY)).containsOnly(AffiliationKind.TEAM);
        table.play(new CastCommand.ForceGrouping(Vector.of(ADA), DieSize.D6));
        assertThat(companies(table, ADA, BEN, CY))
                .containsExactly(AffiliationKind.SOLO, AffiliationKind.BUDDY, AffiliationKind.BUDDY);
        table.play(new CastCommand.ForceGrouping(Vector.of(ADA, BEN), DieSize.D6));
        assertThat(companies(table, ADA, BEN, CY))
                .containsExactly(AffiliationKind.BUDDY, AffiliationKind.BUDDY, AffiliationKind.SOLO);
        assertThat(table.state().doom()).hasToString("2d6");
        assertThat(table.refusal(new CastCommand.ForceGrouping(Vector.of(BEN, ADA), DieSize.D6)))
                .isEqualTo(new SceneViolation.SameGroup(Vector.of(BEN, ADA)));
        assertThat(table.refusal(new CastCommand.ForceGrouping(Vector.of(RAT), DieSize.D6)))
                .isEqualTo(new SceneViolation.NotAHero(RAT));
    }

    @Test
    @Verifies({POOL, AFFILIATION_FOLLOWS_FROM_ALLIES})
    void heroesAndVillainsChangeCompanyByTheirOwnWillForNothing() {
        SceneFixture table = three().play(new CastCommand.FormGroup(Vector.of(RAT)));
        assertThat(companies(table, RAT, OWL)).containsOnly(AffiliationKind.SOLO);
        table.play(new CastCommand.FormGroup(Vector.of(ADA, CY)));
        assertThat(companies(table, ADA, BEN, CY))
                .containsExactly(AffiliationKind.BUDDY, AffiliationKind.SOLO, AffiliationKind.BUDDY);
        assertThat(table.state().doom()).hasToString("4d6");
        assertThat(table.refusal(new CastCommand.FormGroup(Vector.of(ADA, RAT))))
                .isEqualTo(new SceneViolation.NotSameSide(Vector.of(ADA, RAT)));
        assertThat(table.refusal(new CastCommand.FormGroup(Vector.of(BEN))).describe())
                .isEqualTo("Ben is alone already. Name a companion.");
        // Not in the middle of an action.
        table.play(StoryCommand.NameNext.byWatcher("Ada")).hurt(ADA, RAT);
        assertThat(table.refusal(new CastCommand.FormGroup(Vector.of(ADA))))
                .isEqualTo(new ActionViolation.ActionInProgress());
        assertThat(table.refusal(SceneFixture.die(Trait.team())))
                .isEqualTo(new PoolViolation.OtherAffiliation(Trait.team(), AffiliationKind.BUDDY));
        table.add(RollSide.ACTION, Trait.buddy());
    }

    @Test
    @Verifies({POOL, AFFILIATION_FOLLOWS_FROM_ALLIES})
    void aCharacterThatLeftOrDiedIsNoAlly() {
        SceneFixture table = three().play(new CastCommand.LeaveScene(CY));
        assertThat(companies(table, ADA, BEN)).containsOnly(AffiliationKind.BUDDY);
        table.play(new CastCommand.EnterScene(CY));
        assertThat(companies(table, ADA, BEN, CY))
                .containsExactly(AffiliationKind.BUDDY, AffiliationKind.BUDDY, AffiliationKind.SOLO);
        // Past D12 twice over: stressed out, then trauma past D12.
        Vector.of(DieSize.D12, DieSize.D4, DieSize.D12, DieSize.D4)
                .forEach(die -> table.play(new CastCommand.ReportStress(BEN, StressType.MENTAL, die)));
        assertThat(table.character(BEN).harm().isDead()).isTrue();
        assertThat(companies(table, ADA)).containsExactly(AffiliationKind.SOLO);
    }

    // Ada and Cy are buddies once Ben is dead: there is nothing to force, and a split is from Cy.
    @Test
    @Verifies({DOOM_SPEND, AFFILIATION_FOLLOWS_FROM_ALLIES})
    void noDoomDieIsSpentToLeaveTheDead() {
        SceneFixture table = three();
        Vector.of(DieSize.D12, DieSize.D4, DieSize.D12, DieSize.D4)
                .forEach(die -> table.play(new CastCommand.ReportStress(BEN, StressType.MENTAL, die)));
        assertThat(table.refusal(new CastCommand.ForceGrouping(Vector.of(ADA, CY), DieSize.D6)))
                .isEqualTo(new SceneViolation.SameGroup(Vector.of(ADA, CY)));
        table.play(new CastCommand.FormGroup(Vector.of(CY)));
        assertThat(table.refusal(new CastCommand.ForceGrouping(Vector.of(ADA), DieSize.D6)))
                .isEqualTo(new SceneViolation.SameGroup(Vector.of(ADA)));
        table.play(new CastCommand.ForceGrouping(Vector.of(ADA, CY), DieSize.D6));
        assertThat(companies(table, ADA, CY)).containsOnly(AffiliationKind.BUDDY);
    }

    @Test
    void groupsAreOfTwoOrMoreAndNoCharacterIsInTwo() {
        assertThatThrownBy(() -> new Groups(Vector.of(Vector.of(ADA)))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Groups(Vector.of(Vector.of(ADA, BEN), Vector.of(BEN, CY))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void withoutGroupsEveryCharacterIsAlone() {
        assertThat(Groups.none().groups()).isEmpty();
        assertThat(Groups.none().with(Heroes.SPIDER)).isEmpty();
    }
}
