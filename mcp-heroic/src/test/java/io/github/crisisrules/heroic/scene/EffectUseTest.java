package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.Severity;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The effects of effect dice on traits, for and against their owner. */
class EffectUseTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Trait STRENGTH = Trait.power("Strength");
    private static final Trait SENSES = Trait.power("Senses");

    private static Staged having(CastId character, CreatedTrait... traits) {
        return Heroes.state().change(character, one -> one.withTraits(Vector.of(traits)));
    }

    /** Spider-Man hurts Rhino: 9 with an effect of D8 against 6 with a D8. */
    private static SceneFixture struck(Staged state) {
        return strong(SceneFixture.turnOf(state, Heroes.SPIDER).hurt(Heroes.SPIDER, Heroes.RHINO))
                .add(REACTION, Trait.solo())
                .add(REACTION, Trait.power("Might of the Rhino"))
                .add(REACTION, Trait.distinction("Brute"))
                .roll(REACTION, Vector.of(3, 3, 2), Vector.of(0, 1), 2);
    }

    /** Spider-Man helps Daredevil: 9 with an effect of D8 against 6 of the doom pool of 2D6. */
    private static SceneFixture helped(Staged state) {
        return strong(SceneFixture.turnOf(state, Heroes.SPIDER).play(SceneFixture.helping(Heroes.SPIDER, Heroes.DEVIL)))
                .roll(REACTION, Vector.of(3, 3), Vector.of(0, 1), -1);
    }

    private static SceneFixture strong(SceneFixture table) {
        return table.add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .roll(ACTION, Vector.of(4, 5, 2), Vector.of(0, 1), 2);
    }

    /** Rhino breaks in with a doom D8 and hurts Spider-Man: 11 with an effect of D12 against 2. */
    private static SceneFixture trampled() {
        return SceneFixture.turnOf(Heroes.state().withDoom(Pool.of("d6+2d8")), Heroes.SPIDER)
                .play(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D8))
                .hurt(Heroes.RHINO, Heroes.SPIDER)
                .add(ACTION, Trait.solo())
                .add(ACTION, Trait.power("Might of the Rhino"))
                .add(ACTION, Trait.distinction("Brute"))
                .roll(ACTION, Vector.of(6, 3, 5), Vector.of(0, 2), 1)
                .add(REACTION, Trait.power("Webs"))
                .roll(REACTION, Vector.of(2), Vector.of(0), -1);
    }

    /** Daredevil helps Spider-Man about his Strength: 14 with an effect of D8 against the dice that fell. */
    private static SceneFixture encouraged(SceneFixture table, int d8, int d10) {
        return new SceneFixture(table.state())
                .play(new ActionCommand.DeclareAction(
                        Heroes.DEVIL, Intent.HELP, Heroes.SPIDER, Option.none(), Option.some(STRENGTH), false))
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Senses"))
                .add(ACTION, Trait.specialty("Medicine"))
                .roll(ACTION, Vector.of(9, 5, 4), Vector.of(0, 1), 2)
                .roll(REACTION, Vector.of(2, d8, d10), Vector.of(1, 2), 0);
    }

    // The D12 shuts down the D10. Bringing it back is opposed by what is left of the doom pool and the printed D10.
    @Test
    @Verifies({USE, OPPOSE, RECOVERY_ALONE_REMOVES_STRESS, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    void aTraitThatWasShutDownIsRestoredByHelp() {
        SceneFixture table = trampled().use(new EffectUse.RemoveTrait(STRENGTH)).end();
        assertThat(table.character(Heroes.SPIDER).die(STRENGTH)).isEmpty();
        table.play(new StoryCommand.NameNext(Option.some(Heroes.RHINO), Heroes.DEVIL));
        // 14 against 7 is one step up: a D10 is as large as the printed die.
        SceneFixture won = encouraged(table, 3, 4);
        assertThat(won.sizes(REACTION)).containsExactly(DieSize.D6, DieSize.D8, DieSize.D10);
        assertThat(won.refusal(new ActionCommand.UseEffect(new EffectUse.RestoreTrait(Trait.power("Webs")))))
                .isEqualTo(new SceneViolation.NoSuchTrait(Heroes.SPIDER, Trait.power("Webs")));
        won.use(new EffectUse.RestoreTrait(STRENGTH));
        assertThat(won.character(Heroes.SPIDER).die(STRENGTH)).contains(DieSize.D10);
        assertThat(won.character(Heroes.SPIDER).changedTraits()).isEmpty();
        // 14 against 12 is no step: a D8 is too small, and the trait stays shut down.
        SceneFixture small = encouraged(table, 7, 5);
        assertThat(small.refusal(new ActionCommand.UseEffect(new EffectUse.RestoreTrait(STRENGTH))))
                .isEqualTo(new EffectViolation.EffectTooSmall(DieSize.D8, DieSize.D10));
        // While it is shut down no character rolls it.
        SceneFixture next = small.end()
                .play(new StoryCommand.NameNext(Option.some(Heroes.DEVIL), Heroes.SPIDER))
                .hurt(Heroes.SPIDER, Heroes.RHINO);
        assertThat(next.refusal(SceneFixture.die(Trait.power("Strength"))).describe())
                .isEqualTo("The power Strength is not available for this roll. Choose another trait.");
    }

    @Test
    @Verifies({USE, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    void aTraitThatWasOnlySteppedBackIsRestoredToo() {
        Staged weak = Heroes.state()
                .change(Heroes.DEVIL, one -> one.withChangedTraits(LinkedHashMap.of(SENSES, Option.some(DieSize.D4))));
        SceneFixture table = helped(weak).use(new EffectUse.RestoreTrait(SENSES));
        assertThat(table.character(Heroes.DEVIL).die(SENSES)).contains(DieSize.D6);
        assertThat(struck(weak)
                        .refusal(new ActionCommand.UseEffect(new EffectUse.RestoreTrait(SENSES)))
                        .rule())
                .containsExactly(USE);
    }

    @Test
    @Verifies({PP_TRANSITION, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    void aSpecialtyThatIsShutDownGivesNoResource() {
        Trait medicine = Trait.specialty("Medicine");
        SceneFixture table = SceneFixture.transition(Heroes.state())
                .play(new StoryCommand.RemoveTraitWithPower(
                        Heroes.SPIDER, "Webs", Option.some(Heroes.DEVIL), medicine));
        assertThat(table.refusal(new StoryCommand.MakeResource(Heroes.DEVIL, "Medicine", "Clinic")))
                .isEqualTo(new SceneViolation.NoSuchTrait(Heroes.DEVIL, medicine));
    }

    @Test
    @Verifies({USE, DOOM_GROW, RECOVERY_ALONE_REMOVES_STRESS})
    void aVillainsEffectDieJoinsTheDoomPoolInsteadOfHurting() {
        SceneFixture table = trampled();
        assertThat(table.state().doom()).hasToString("d6+d8");
        table.use(new EffectUse.FeedDoom());
        assertThat(table.state().doom()).hasToString("d6+d8+d12");
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("unhurt");
        assertThat(table.state().exchange()).isEmpty();
    }

    // Help without a die has a total of 0; 7 against it steps the D4 up once. The counter-attack costs one D6.
    @Test
    @Verifies({USE, DOOM_GROW, COUNTER_ATTACK_NEEDS_A_WON_REACTION, RECOVERY_ALONE_REMOVES_STRESS})
    void theDoomPoolStrikesBackAndMayFeedItself() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(SceneFixture.helping(Heroes.SPIDER, Heroes.DEVIL))
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .roll(REACTION, Vector.of(3, 4), Vector.of(0, 1), -1)
                .play(new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D6)));
        assertThat(table.state().doom()).hasToString("d6");
        SceneFixture fed = new SceneFixture(table.state()).use(new EffectUse.FeedDoom());
        assertThat(fed.state().doom()).hasToString("2d6");
        table.use(new EffectUse.InflictStress(StressType.MENTAL));
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("mental D6");
        assertThat(helped(Heroes.state()).refusal(new ActionCommand.UseEffect(new EffectUse.FeedDoom())))
                .isEqualTo(new EffectViolation.OnlyVillainsFeedDoom());
    }

    @Test
    @Verifies(USE)
    void helpStepsTraitsUpAndComplicationsBack() {
        CreatedTrait buried = CreatedTrait.complication("Buried", DieSize.D8);
        CreatedTrait line = CreatedTrait.asset("Line", DieSize.D12);
        SceneFixture table = helped(having(Heroes.DEVIL, buried, line));
        SceneFixture up = new SceneFixture(table.state()).use(new EffectUse.StepTrait(SENSES, true));
        assertThat(up.character(Heroes.DEVIL).die(SENSES)).contains(DieSize.D8);
        SceneFixture back = new SceneFixture(table.state()).use(new EffectUse.StepTrait(buried.trait(), false));
        assertThat(back.character(Heroes.DEVIL).traits().map(CreatedTrait::toString))
                .containsExactly("COMPLICATION Buried D6 (scene)", "ASSET Line D12 (roll)");
        // There is no asset past D12.
        SceneFixture full = new SceneFixture(table.state()).use(new EffectUse.StepTrait(line.trait(), true));
        assertThat(full.character(Heroes.DEVIL).traits()).containsExactly(buried, line);
        for (EffectUse wrong : Vector.of(
                new EffectUse.StepTrait(SENSES, false),
                new EffectUse.StepTrait(buried.trait(), true),
                new EffectUse.RemoveTrait(SENSES),
                new EffectUse.InflictStress(StressType.MENTAL),
                new EffectUse.CreateComplication("More"),
                new EffectUse.Recover())) {
            assertThat(table.refusal(new ActionCommand.UseEffect(wrong)))
                    .isEqualTo(new EffectViolation.WrongEffectUse(Intent.HELP, wrong));
        }
    }

    @Test
    @Verifies(USE)
    void helpRemovesAComplicationWithADieAtLeastAsLarge() {
        CreatedTrait buried = CreatedTrait.complication("Buried", DieSize.D8);
        CreatedTrait chained = CreatedTrait.complication("Chained", DieSize.D10);
        SceneFixture table = helped(having(Heroes.DEVIL, buried, chained));
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.RemoveTrait(chained.trait()))))
                .isEqualTo(new EffectViolation.EffectTooSmall(DieSize.D8, DieSize.D10));
        table.use(new EffectUse.RemoveTrait(buried.trait()));
        assertThat(table.character(Heroes.DEVIL).traits()).containsExactly(chained);
    }

    // Two dice, both in the total: the effect is a D4, and an asset is a D6 at least.
    @Test
    @Verifies(USE)
    void aSmallEffectStillMakesAD6Asset() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(SceneFixture.helping(Heroes.SPIDER, Heroes.DEVIL))
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Webs"))
                .roll(ACTION, Vector.of(5, 4), Vector.of(0, 1), -1)
                .roll(REACTION, Vector.of(3, 3), Vector.of(0, 1), -1);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D4);
        table.use(new EffectUse.CreateAsset("Line", Heroes.SPIDER));
        assertThat(table.character(Heroes.SPIDER).traits().map(CreatedTrait::toString))
                .containsExactly("ASSET Line D6 (roll)");
    }

    @Test
    @Verifies({USE, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    void hurtingStepsTraitsBackUntilTheyAreGone() {
        CreatedTrait girder = CreatedTrait.asset("Girder", DieSize.D8);
        CreatedTrait stone = new CreatedTrait(Trait.asset("Stone"), Severity.of(DieSize.D4), Lifetime.SCENE);
        SceneFixture table = struck(having(Heroes.RHINO, girder, stone));
        SceneFixture less = new SceneFixture(table.state()).use(new EffectUse.StepTrait(girder.trait(), false));
        assertThat(less.character(Heroes.RHINO).created(girder.trait()).get().severity())
                .isEqualTo(Severity.of(DieSize.D6));
        SceneFixture gone = new SceneFixture(table.state()).use(new EffectUse.StepTrait(stone.trait(), false));
        assertThat(gone.character(Heroes.RHINO).traits()).containsExactly(girder);
        SceneFixture taken = new SceneFixture(table.state()).use(new EffectUse.RemoveTrait(girder.trait()));
        assertThat(taken.character(Heroes.RHINO).traits()).containsExactly(stone);
        // His D4 for a team steps back to nothing, for this scene.
        Trait team = Trait.of(AffiliationKind.TEAM);
        SceneFixture alone = new SceneFixture(table.state()).use(new EffectUse.StepTrait(team, false));
        assertThat(alone.character(Heroes.RHINO).die(team)).isEmpty();
        alone.end().play(new StoryCommand.EndScene());
        assertThat(alone.character(Heroes.RHINO).die(team)).contains(DieSize.D4);
        for (EffectUse wrong : Vector.of(
                new EffectUse.StepTrait(girder.trait(), true),
                new EffectUse.CreateAsset("Net", Heroes.SPIDER),
                new EffectUse.Recover())) {
            assertThat(table.refusal(new ActionCommand.UseEffect(wrong)))
                    .isEqualTo(new EffectViolation.WrongEffectUse(Intent.HURT, wrong));
        }
    }

    @Test
    @Verifies({USE, COMPLICATION_OUT, PAST_D12_CANNOT_ACT})
    void hurtingStepsComplicationsUpAndPastD12TheBearerIsOut() {
        CreatedTrait webbed = CreatedTrait.complication("Webbed", DieSize.D12);
        CreatedTrait dazed = CreatedTrait.complication("Dazed", DieSize.D6);
        SceneFixture table = struck(having(Heroes.RHINO, webbed, dazed));
        SceneFixture more = new SceneFixture(table.state()).use(new EffectUse.StepTrait(dazed.trait(), true));
        assertThat(more.character(Heroes.RHINO).created(dazed.trait()).get().severity())
                .isEqualTo(Severity.of(DieSize.D8));
        assertThat(more.character(Heroes.RHINO).isAble()).isTrue();
        table.use(new EffectUse.StepTrait(webbed.trait(), true));
        assertThat(table.character(Heroes.RHINO).isAble()).isFalse();
        assertThat(table.character(Heroes.RHINO).created(webbed.trait()).get().lifetime())
                .isEqualTo(Lifetime.RECOVERED);
    }

    @Test
    @Verifies({USE, RECOVERY_ALONE_REMOVES_STRESS, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    void effectDiceChangeTraitsButNeverStressOrTrauma() {
        SceneFixture table = SceneFixture.attack().rhino(3, 8, 5);
        Trait might = Trait.power("Might of the Rhino");
        Trait brute = Trait.distinction("Brute");
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.RemoveTrait(might))))
                .isEqualTo(new EffectViolation.EffectTooSmall(DieSize.D8, DieSize.D12));
        for (Trait harm : Vector.of(Trait.stress(StressType.PHYSICAL), Trait.trauma(StressType.PHYSICAL))) {
            assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.StepTrait(harm, true)))
                            .rule())
                    .containsExactly(RECOVERY_ALONE_REMOVES_STRESS);
            assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.RemoveTrait(harm)))
                            .rule())
                    .containsExactly(RECOVERY_ALONE_REMOVES_STRESS);
        }
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.FeedDoom()))
                        .rule())
                .containsExactly(RECOVERY_ALONE_REMOVES_STRESS);
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.CreateAsset("Net", Heroes.SPIDER)))
                        .rule())
                .containsExactly(USE);
        SceneFixture stepped = new SceneFixture(table.state()).use(new EffectUse.StepTrait(might, false));
        assertThat(stepped.character(Heroes.RHINO).die(might)).contains(DieSize.D10);
        SceneFixture shut = new SceneFixture(table.state()).use(new EffectUse.RemoveTrait(brute));
        assertThat(shut.character(Heroes.RHINO).die(brute)).isEmpty();
        shut.end().play(new StoryCommand.EndScene());
        assertThat(shut.character(Heroes.RHINO).die(brute)).contains(DieSize.D8);
        table.use(new EffectUse.CreateComplication("Webbed"));
        assertThat(table.character(Heroes.RHINO).traits().map(CreatedTrait::toString))
                .containsExactly("COMPLICATION Webbed D8 (scene)");
    }
}
