package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkCleanupTest {
    /** To the scoring of absorbers in round 1, with A and B Subdued. */
    private static HulkState scoring() {
        return toScoring(
                hulkActs(after(crisisTurn(HulkDifficulty.NARRATIVE), suffer(A, 5), suffer(B, 9)), CrisisFace.BLANK));
    }

    private static HulkState toSerums(HulkState scoring) {
        return after(scoring, new HulkCommand.SecureAbsorbers(Vector.empty()));
    }

    @Test
    @Verifies({HulkRuleId.SCORE, HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER})
    void eachAbsorberSecuredScoresOneInTheFirstStepOfCleanup() {
        HulkState scoring = scoring();
        assertThat(scoring.frame().step()).isEqualTo(Step.CLEANUP_SCORING);
        assertThat(refused(scoring, frame(new FrameCommand.ResolveEffect(HulkSetup.ABSORBERS))))
                .isEqualTo(new HulkViolation.NeedsObservation(HulkSetup.ABSORBERS));
        assertThat(refused(scoring, new HulkCommand.SecureAbsorbers(Vector.of("west"))))
                .isEqualTo(new HulkViolation.NoSuchAbsorber("west", Vector.of("north", "south")));
        HulkState both = after(scoring, new HulkCommand.SecureAbsorbers(Vector.of("south", "north")));
        assertThat(both.frame().points(Side.CRISIS_TEAM)).isEqualTo(2);
        assertThat(both.frame().step()).isEqualTo(Step.CLEANUP_ENCOUNTER);
        assertThat(after(scoring, new HulkCommand.SecureAbsorbers(Vector.empty()))
                        .frame()
                        .points(Side.CRISIS_TEAM))
                .isZero();
    }

    @Test
    @Verifies(HulkRuleId.SCORE)
    void nothingElseScores() {
        assertThat(refused(scoring(), frame(new FrameCommand.ScorePoints(Side.CRISIS_TEAM, 1))))
                .isEqualTo(new HulkViolation.ScoredByRulesOnly());
    }

    @Test
    @Verifies({HulkRuleId.SERUM, HulkRuleId.SUBDUED_IS_NOT_DAZED, HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER})
    void aSerumTakesDamageAndTokenInTheThirdStepOfCleanup() {
        HulkState serums = toSerums(scoring());
        assertThat(serums.frame().step()).isEqualTo(Step.CLEANUP_ENCOUNTER);
        assertThat(refused(serums, frame(new FrameCommand.ResolveEffect(HulkSetup.SERUMS))))
                .isEqualTo(new HulkViolation.NeedsObservation(HulkSetup.SERUMS));
        assertThat(refused(serums, new HulkCommand.UseSerums(Vector.of(HULK))))
                .isEqualTo(new FrameViolation.NotOnCrisisTeam(HULK));
        // C stands there too, but is not Subdued.
        HulkState hurt = after(serums, suffer(C, 1));
        HulkState taken = after(hurt, new HulkCommand.UseSerums(Vector.of(A, C)));
        assertThat(taken.subdued()).containsExactly(B);
        assertThat(taken.frame().combatant(A).damage()).isZero();
        assertThat(taken.frame().combatant(B).damage()).isEqualTo(5);
        assertThat(taken.frame().combatant(C).damage()).isEqualTo(1);
        // Subdued is not Dazed: B keeps everything and does not flip.
        assertThat(taken.frame().combatant(B).health()).isEqualTo(Combatant.Health.HEALTHY);
    }

    @Test
    @Verifies({HulkRuleId.SERUM, EncounterRuleId.SIDES_PASS_BY_THEMSELVES})
    void noQuestionIsAskedAboutSerumsThatNoCharacterNeeds() {
        HulkState calm = toScoring(hulkActs(crisisTurn(HulkDifficulty.NARRATIVE), CrisisFace.BLANK));
        HulkState next = after(calm, new HulkCommand.SecureAbsorbers(Vector.empty()));
        assertThat(next.frame().round()).isEqualTo(2);
        HulkSetup without = setup(HulkDifficulty.NARRATIVE).withSerums(Vector.empty());
        HulkState none = toScoring(hulkActs(after(crisisTurn(start(without)), suffer(A, 5)), CrisisFace.BLANK));
        assertThat(after(none, new HulkCommand.SecureAbsorbers(Vector.empty()))
                        .frame()
                        .round())
                .isEqualTo(2);
    }

    @Test
    @Verifies(HulkRuleId.AURA_POWER_IS_PAID_ONCE)
    void theAuraCarriesAcrossRounds() {
        HulkState serums = toSerums(scoring());
        // Every character has acted, so no character may advance and round 2 begins.
        HulkState round2 = after(serums, new HulkCommand.UseSerums(Vector.empty()));
        assertThat(round2.frame().round()).isEqualTo(2);
        // The third aura of round 1 was a wild.
        assertThat(round2.aura()).isEqualTo(Option.of(AuraResult.WRECKAGE));
        HulkState paid = after(round2, new HulkCommand.DestroyTerrain(C, Terrain.interactive("car", 2), true));
        assertThat(paid.frame().combatant(C).power()).isEqualTo(8);
    }

    private static HulkState knockOut(HulkState state, CombatantId character) {
        HulkState subdued = state.isSubdued(character) ? state : after(state, suffer(character, 5));
        return after(subdued, new HulkCommand.EnterAbsorber(character, "north"));
    }

    @Test
    @Verifies({HulkRuleId.SCORE, HulkRuleId.END, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void eachKnockOutScoresTwoAndFewerThanThreeCharactersEndIt() {
        HulkState state = crisisTurn(HulkDifficulty.NORMAL);
        HulkState three = Vector.of(A, B, C).foldLeft(state, HulkCleanupTest::knockOut);
        assertThat(three.frame().points(Side.COSMIC_THREAT)).isEqualTo(6);
        assertThat(three.isOver()).isFalse();
        HulkState over = knockOut(three, D);
        assertThat(over.frame().points(Side.COSMIC_THREAT)).isEqualTo(8);
        assertThat(over.ending()).isEqualTo(Option.of(new Ending(Side.COSMIC_THREAT, "Rampage Over", HulkRuleId.END)));
        assertThat(refused(over, endActivation())).isInstanceOf(FrameViolation.EncounterOver.class);
    }

    @Test
    @Verifies({HulkRuleId.END, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void twelvePointsWinForHulkBeforeTheCharactersAreCounted() {
        // Eight characters of threat 4: the sixth KO scores the 12th point and leaves only two.
        CrisisTeam eight =
                CrisisTeam.of(squad("Ann", members("A", "B", "C", "D")), squad("Ben", members("E", "F", "G", "H")));
        HulkState state = crisisTurn(start(setup(HulkDifficulty.NORMAL).withTeam(eight)));
        HulkState five = Vector.of(A, B, C, D, E).foldLeft(state, HulkCleanupTest::knockOut);
        assertThat(five.isOver()).isFalse();
        assertThat(knockOut(five, F).ending())
                .isEqualTo(Option.of(new Ending(Side.COSMIC_THREAT, "Mission Accomplished", HulkRuleId.END)));
    }

    private static Vector<TeamMember> members(String... names) {
        return Vector.of(names).map(name -> TeamMember.of(name, 4, 5, 5));
    }

    @Test
    @Verifies(HulkRuleId.END)
    void absorbersCanWinInCleanup() {
        HulkState angry = crisisTurn(HulkDifficulty.NARRATIVE);
        for (int i = 0; i < 5; i++) {
            angry = after(angry, suffer(HULK, 9), new HulkCommand.ReportRagePushTargets(Vector.empty()));
        }
        HulkState scoring = toScoring(hulkActs(angry, CrisisFace.BLANK));
        HulkState one = after(scoring, new HulkCommand.SecureAbsorbers(Vector.of("north")));
        assertThat(one.isOver()).isFalse();
        HulkState two = after(scoring, new HulkCommand.SecureAbsorbers(Vector.of("north", "south")));
        assertThat(two.ending()).isEqualTo(Option.of(new Ending(Side.CRISIS_TEAM, "Gamma Rampage", HulkRuleId.END)));
    }
}
