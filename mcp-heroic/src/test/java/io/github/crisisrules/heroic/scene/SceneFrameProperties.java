package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.TimeSpan;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SceneFrameProperties {
    @Property(tries = 200)
    @Verifies({SCENES, PP_START, DOOM_START, RECOVER_TRAUMA})
    void anActBeginsWithOnePlotPointANewDoomPoolAndLessTrauma(
            @ForAll("casualties") SceneState start,
            @ForAll SceneKind kind,
            @ForAll Stakes stakes,
            @ForAll Threat threat) {
        SceneState played = SceneArbitraries.after(SceneArbitraries.begun(start, kind), new StoryCommand.EndScene());
        SceneState act = SceneArbitraries.after(played, new StoryCommand.BeginAct(stakes, threat));
        assertThat(act.act()).isEqualTo(played.act() + 1);
        assertThat(act.doom()).isEqualTo(DoomPool.starting(stakes, threat));
        for (CastMember member : act.cast().values()) {
            assertThat(member.plotPoints().count()).isEqualTo(1);
            assertThat(member.harm()).isEqualTo(played.known(member.id()).harm().recoverAtActStart());
            assertThat(member.traits()).isEqualTo(played.known(member.id()).traits());
        }
        // Before the first scene of an Act only its stakes are set.
        SceneState again = SceneArbitraries.after(
                act, new StoryCommand.BeginAct(threat == Threat.LOCAL ? Stakes.HIGH : Stakes.USUAL, Threat.COSMIC));
        assertThat(again.act()).isEqualTo(act.act());
        assertThat(again.cast()).isEqualTo(act.cast());
    }

    @Property(tries = 200)
    @Verifies({SCENES, RECOVER_TRANSITION})
    void aTransitionSceneEasesTheLivingAndAnActionSceneNoCharacter(@ForAll("casualties") SceneState start) {
        SceneState rest = SceneArbitraries.begun(start, SceneKind.TRANSITION);
        SceneState fight = SceneArbitraries.begun(start, SceneKind.ACTION);
        for (CastMember before : start.cast().values()) {
            CastMember rested = rest.known(before.id());
            boolean dead = before.harm().isDead();
            assertThat(fight.known(before.id()).harm()).isEqualTo(before.harm());
            assertThat(rested.harm())
                    .isEqualTo(dead ? before.harm() : before.harm().recoverInTransition());
            assertThat(rested.traits())
                    .isEqualTo(dead ? before.traits() : Recovery.traitsAfterTransition(before.traits()));
            assertThat(rested.plotPoints()).isEqualTo(before.plotPoints());
        }
        assertThat(rest.doom()).isEqualTo(start.doom());
    }

    @Property(tries = 200)
    @Verifies({SCENES, CHANGED_TRAITS_RETURN_NEXT_SCENE})
    void theEndOfASceneEndsWhatLastsForItAndBringsBackWhatIsPrinted(
            @ForAll("starts") SceneState start, @ForAll SceneKind kind, @ForAll DieSize die, @ForAll boolean shutDown) {
        SceneState scene = SceneArbitraries.begun(start, kind);
        Trait strength = Trait.power("Strength");
        SceneState changed =
                new CastEvent.DatafileTraitChanged(Heroes.SPIDER, strength, Option.when(!shutDown, die)).applyTo(scene);
        assertThat(changed.known(Heroes.SPIDER).die(strength)).isEqualTo(Option.when(!shutDown, die));
        SceneState ended = SceneArbitraries.after(changed, new StoryCommand.EndScene());
        assertThat(ended.known(Heroes.SPIDER).die(strength)).containsExactly(DieSize.D10);
        assertThat(ended.isOpen()).isFalse();
        assertThat(ended.distinctions()).isEmpty();
        for (CastMember member : ended.cast().values()) {
            assertThat(member.traits())
                    .isEqualTo(scene.known(member.id()).traits().flatMap(trait -> trait.after(TimeSpan.of(kind))));
        }
    }

    @Property(tries = 200)
    @Verifies({DOOM_SPEND, EVERY_D12_DOOM_SPENT_GIVES_XP})
    void twoD12EndTheSceneAndGiveEveryLivingHeroTwoXp(@ForAll("moments") SceneState state) {
        Option<SceneState> ended = SceneArbitraries.accepted(state, new StoryCommand.EndSceneWithDoom());
        assertThat(ended.isDefined()).isEqualTo(state.doom().count(DieSize.D12) >= 2);
        for (SceneState after : ended) {
            assertThat(after.isOpen()).isFalse();
            assertThat(after.exchange()).isEmpty();
            assertThat(after.doom().plus(DieSize.D12).plus(DieSize.D12)).isEqualTo(state.doom());
            for (CastMember member : after.cast().values()) {
                int gained = member.experience().xp()
                        - state.known(member.id()).experience().xp();
                assertThat(gained).isEqualTo(member.isHero() ? 2 : 0);
            }
        }
    }

    @Provide
    Arbitrary<SceneState> starts() {
        return SceneArbitraries.starts();
    }

    @Provide
    Arbitrary<SceneState> casualties() {
        return SceneArbitraries.startsWithCasualties();
    }

    @Provide
    Arbitrary<SceneState> moments() {
        return SceneArbitraries.moments();
    }
}
