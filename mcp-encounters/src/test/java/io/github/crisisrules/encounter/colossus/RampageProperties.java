package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.at;
import static io.github.crisisrules.encounter.colossus.Colossi.decide;
import static io.github.crisisrules.encounter.colossus.Colossi.refused;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Laws of a Rampage, from its push to its end. */
class RampageProperties {
    private static final int TRIES = 300;

    @Provide
    Arbitrary<ColossusState> pushes() {
        return ColossusMoments.pushes();
    }

    @Provide
    Arbitrary<ColossusState> charts() {
        return ColossusMoments.charts();
    }

    @Provide
    Arbitrary<ColossusState> lastMomentum() {
        return ColossusMoments.lastMomentum();
    }

    private static int level(int momentum) {
        return Math.max(0, Math.min(12, momentum));
    }

    /** The number of characters that stood before and do not stand after. */
    private static int felled(ColossusState before, ColossusState after) {
        return before.targets().removeAll(after.targets()).size();
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.CONTACTS_COME_IN_ORDER, ColossusRuleId.TIERS})
    void terrainAndCharactersDoNotStopHimAndEachCharacterSuffersOnceByTheTierOfTheMoment(
            @ForAll("pushes") ColossusState push,
            @ForAll @Size(max = 4) List<@IntRange(min = 1, max = 5) Integer> terrain) {
        ColossusState now = run(
                push, terrain.stream().map(ColossusCommand.TouchTerrain::new).toArray(ColossusCommand[]::new));
        for (CombatantId character : push.targets()) {
            ColossusState before = now;
            Combatant whole = before.frame().combatant(character);
            now = run(before, new ColossusCommand.TouchCharacter(character));
            assertThat(now.frame().combatant(character).damage())
                    .isEqualTo(Math.min(
                            whole.limit().get(), whole.damage() + before.tier().contactDamage()));
            assertThat(now.momentum())
                    .isEqualTo(Momentum.of(level(before.momentum().level() + felled(before, now))));
            assertThat(refused(now, new ColossusCommand.TouchCharacter(character)))
                    .isEqualTo(new ColossusViolation.AlreadyTouched(character));
        }
        assertThat(now.awaiting()).isEqualTo(ColossusAwaited.PUSH);
        assertThat(now.rampage().map(Rampage::tool))
                .as("the tool is fixed at the start")
                .isEqualTo(push.rampage().map(Rampage::tool));
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.CROSS, ColossusRuleId.MOMENTUM, ColossusRuleId.SUBDUE})
    void eachLinkThatHeCrossesTakesThreeMomentumOnce(@ForAll("pushes") ColossusState push) {
        ColossusState now = push;
        for (TowerLink link : push.links()) {
            ColossusCommand cross = new ColossusCommand.CrossLink(link.low(), link.high());
            ColossusState before = now;
            now = run(before, cross);
            assertThat(now.momentum().level()).isEqualTo(level(before.momentum().level() - 3));
            assertThat(now.links()).isEqualTo(before.links().remove(link));
            assertThat(refused(now, cross)).isEqualTo(new ColossusViolation.NotLinked(link.low(), link.high()));
        }
        assertThat(now.beams()).isEmpty();
        assertThat(now.subdueTokens())
                .isEqualTo(push.links().size() * 3 < push.momentum().level() ? 0 : 1);
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.TOWER, ColossusRuleId.MOMENTUM})
    void aTowerCostsThreeMomentumIfItIsLinkedHoweverManyLinksItHas(
            @ForAll("pushes") ColossusState push, @ForAll @IntRange(min = 1, max = 6) int number) {
        Tower tower = Tower.of(number);
        ColossusState after = run(push, new ColossusCommand.TouchTower(tower, Vector.empty()));
        boolean linked = push.links().exists(link -> link.touches(tower));
        assertThat(after.momentum().level()).isEqualTo(level(push.momentum().level() - (linked ? 3 : 0)));
        assertThat(after.towerTokens()).isEqualTo(push.towerTokens().remove(tower));
        assertThat(after.links()).isEqualTo(push.links().reject(link -> link.touches(tower)));
        assertThat(after.awaiting()).as("he stops").isEqualTo(ColossusAwaited.CHART);
    }

    @Property(tries = TRIES)
    @Verifies(ColossusRuleId.TOWER)
    void theCharactersNearATowerSufferTwoDamageAndGainTwoPowerInAnyOrder(
            @ForAll("pushes") ColossusState push, @ForAll @IntRange(min = 1, max = 6) int number) {
        Vector<CombatantId> near = push.targets();
        ColossusState after = run(push, new ColossusCommand.TouchTower(Tower.of(number), near));
        ColossusState reversed = run(push, new ColossusCommand.TouchTower(Tower.of(number), near.reverse()));
        assertThat(reversed).isEqualTo(after);
        for (CombatantId character : near) {
            Combatant whole = push.frame().combatant(character);
            Combatant hurt = after.frame().combatant(character);
            assertThat(hurt.damage()).isEqualTo(Math.min(whole.limit().get(), whole.damage() + 2));
            assertThat(hurt.power()).isEqualTo(Math.min(whole.powerLimit(), whole.power() + 2));
        }
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.ORDER_AT_A_TOWER, ColossusRuleId.TOWER})
    void aTowerFallsInItsOrder(@ForAll("pushes") ColossusState push, @ForAll @IntRange(min = 1, max = 6) int number) {
        Tower tower = Tower.of(number);
        Vector<ColossusEvent> events = decide(push, new ColossusCommand.TouchTower(tower, push.targets()))
                .events();
        Vector<Integer> places = events.map(RampageProperties::placeAtATower);
        assertThat(places).isEqualTo(places.sorted());
        assertThat(events.head()).isEqualTo(new ColossusEvent.TowerDestroyed(tower));
        assertThat(events.last()).isEqualTo(new ColossusEvent.PushEnded());
        assertThat(events.exists(ColossusEvent.TowerTokenRevealed.class::isInstance))
                .as("the next token is turned up")
                .isEqualTo(push.priorityTower().contains(tower));
    }

    private static int placeAtATower(ColossusEvent event) {
        if (event instanceof ColossusEvent.TowerDestroyed) {
            return 1;
        }
        if (event instanceof ColossusEvent.MomentumLost || event instanceof ColossusEvent.ColossusSubdued) {
            return 2;
        }
        if (event instanceof ColossusEvent.TowerTokenRevealed) {
            return 3;
        }
        return event instanceof ColossusEvent.PushEnded ? 5 : 4;
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.MOMENTUM})
    void theChartAsksForTheResultOfTheFaceAndACriticalGainsOne(
            @ForAll("charts") ColossusState chart, @ForAll CrisisFace face) {
        ColossusState after = run(chart, new ColossusCommand.RollChart(face));
        assertThat(after.awaiting()).isEqualTo(RampageChart.result(face));
        int gain = face == CrisisFace.CRITICAL ? 1 : 0;
        assertThat(after.momentum().level()).isEqualTo(level(chart.momentum().level() + gain));
        assertThat(after.frame()).isEqualTo(chart.frame());
    }

    @Property(tries = TRIES)
    @Verifies({
        ColossusRuleId.CHART,
        ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT,
        ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED
    })
    void withoutATargetTheResultEndsAfterAtMostTwoReports(
            @ForAll("charts") ColossusState chart, @ForAll CrisisFace face) {
        ColossusState now = run(chart, new ColossusCommand.RollChart(face));
        Vector<ColossusEvent> events = Vector.empty();
        int reports = 0;
        while (!endsARampage(events)) {
            Decision<ColossusState, ColossusEvent> report = decide(now, new ColossusCommand.ReportNoTarget());
            now = report.state();
            events = report.events();
            reports++;
        }
        assertThat(reports)
                .isEqualTo(
                        face == CrisisFace.CRITICAL || face == CrisisFace.WILD || face == CrisisFace.FAILURE ? 1 : 2);
        assertThat(isRepeated(events, chart.setup().rampageLimit())).isEqualTo(face != CrisisFace.CRITICAL);
    }

    private static boolean endsARampage(Vector<ColossusEvent> events) {
        return events.exists(ColossusEvent.RampageEnded.class::isInstance);
    }

    /** Returns whether the first Rampage, which ends with these events, is followed by a second or by the question for it. */
    private static boolean isRepeated(Vector<ColossusEvent> events, int limit) {
        ColossusEvent next =
                events.dropUntil(ColossusEvent.RampageEnded.class::isInstance).get(1);
        boolean again = limit == 1
                ? next.equals(new ColossusEvent.RampageLimitReached(1))
                : next instanceof ColossusEvent.RampageBegan began && began.number() == 2;
        assertThat(again).isNotEqualTo(next instanceof ColossusEvent.RampageChainEnded);
        return again;
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.HANDS, ColossusRuleId.ORDER_OF_DAMAGE})
    void bareMetalHandsMayHitSeveralFromMomentumSevenAndThrowWhoWasDamagedAndStands(
            @ForAll("charts") ColossusState chart,
            @ForAll @IntRange(min = 1, max = 8) int number,
            @ForAll @Size(8) List<@IntRange(max = 6) Integer> damages) {
        ColossusState hands = run(chart, new ColossusCommand.RollChart(CrisisFace.HIT));
        Vector<AttackedTarget> targets = hands.targets()
                .take(number)
                .zipWithIndex((target, place) -> AttackedTarget.of(target, damages.get(place)));
        ColossusCommand attack = new ColossusCommand.AttackWithBareMetalHands(targets);
        boolean possible = targets.size() == 1 || hands.momentum().level() >= 7;
        assertThat(Colossus.GAME.decide(hands, attack).isRefused()).isEqualTo(!possible);
        if (possible) {
            ColossusState after = run(hands, attack);
            assertThat(after.throwable())
                    .isEqualTo(targets.filter(target -> target.harmed().damage() > 0)
                            .map(AttackedTarget::target)
                            .filter(target -> after.frame().combatant(target).isStanding()));
            assertThat(after.momentum().level())
                    .isEqualTo(level(hands.momentum().level() + felled(hands, after)));
        }
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.DEBRIS, ColossusRuleId.MOMENTUM})
    void debrisGainsOneMomentumIfItDealsDamageAndOneMoreIfTheTargetFalls(
            @ForAll("charts") ColossusState chart, @ForAll @IntRange(max = 10) int damage) {
        ColossusState before = run(chart, new ColossusCommand.RollChart(CrisisFace.FAILURE));
        CombatantId target = before.targets().last();
        ColossusState after = run(before, new ColossusCommand.HurlDebris(AttackedTarget.of(target, damage)));
        assertThat(after.momentum().level())
                .isEqualTo(level(before.momentum().level() + Math.min(1, damage) + felled(before, after)));
        Combatant hurt = before.frame().combatant(target);
        assertThat(felled(before, after) == 1)
                .isEqualTo(hurt.damage() + damage >= hurt.limit().get());
    }

    @Property(tries = TRIES)
    @Verifies({
        ColossusRuleId.CHART,
        ColossusRuleId.MOMENTUM,
        ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE,
        EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED
    })
    void thrownTerrainOfSizeTwoGainsOneMomentumAsTheRampageEndsAndRepeatsItIfNoneIsHit(
            @ForAll("charts") ColossusState chart,
            @ForAll @IntRange(min = 1, max = 5) int size,
            @ForAll @Size(max = 3) List<@IntRange(min = 1, max = 5) Integer> broken,
            @ForAll boolean hits) {
        ColossusState before = run(chart, new ColossusCommand.RollChart(CrisisFace.WILD));
        Vector<DamagedCharacter> hit =
                hits ? Vector.of(DamagedCharacter.of(before.targets().head(), 0)) : Vector.empty();
        Vector<ColossusEvent> events = decide(
                        before, new ColossusCommand.ThrowTerrain(size, new ThrowReport(hit, Vector.ofAll(broken))))
                .events();
        boolean large = size >= Momentum.TERRAIN_SIZE || Vector.ofAll(broken).exists(each -> each >= 2);
        int end = events.indexWhere(ColossusEvent.RampageEnded.class::isInstance);
        assertThat(events.take(end).contains(new ColossusEvent.MomentumGained(1, MomentumCause.TERRAIN)))
                .isEqualTo(large && chart.momentum().level() < 12);
        assertThat(isRepeated(events, chart.setup().rampageLimit())).isEqualTo(!hits);
        assertThat(events.take(end)).noneMatch(ColossusEvent.RampageBegan.class::isInstance);
    }

    @Property(tries = TRIES)
    @Verifies({ColossusRuleId.STEEL, ColossusRuleId.MOMENTUM, ColossusRuleId.ORDER_OF_DAMAGE})
    void eachDamageTakesOneMomentumHoweverLargeItIsAndLeavesNoDamage(
            @ForAll("pushes") ColossusState push, @ForAll @IntRange(max = 30) int damage) {
        ColossusState twoOrMore = at(push, Math.max(2, push.momentum().level()));
        ColossusState after = run(twoOrMore, new ColossusCommand.DamageColossus(damage));
        int lost = Math.min(1, damage);
        assertThat(after).isEqualTo(at(twoOrMore, twoOrMore.momentum().level() - lost));
    }

    @Property(tries = TRIES)
    @Verifies({
        ColossusRuleId.SUBDUED_IN_A_CRISIS_TURN,
        ColossusRuleId.SUBDUE,
        ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED
    })
    void subduedInACrisisTurnHeRampagesAtOnceAndTheActivationGoesOnAsBefore(
            @ForAll("lastMomentum") ColossusState before,
            @ForAll @IntRange(min = 1, max = 12) int damage,
            @ForAll @IntRange(min = 1, max = 5) int terrain) {
        ColossusState subdued = run(before, new ColossusCommand.DamageColossus(damage));
        assertThat(subdued.subdueTokens()).isEqualTo(1);
        assertThat(subdued.rampage().map(Rampage::tool))
                .containsExactly(before.setup().momentumTrack().subduedTool());
        ColossusState rampaging = run(
                subdued,
                new ColossusCommand.TouchTerrain(terrain),
                new ColossusCommand.EndPush(),
                new ColossusCommand.RollChart(CrisisFace.FAILURE));
        assertThat(rampaging.momentum()).isEqualTo(Momentum.NONE);
        ColossusState after = run(
                rampaging,
                new ColossusCommand.HurlDebris(
                        AttackedTarget.of(before.targets().head(), 0)));
        assertThat(after.momentum()).isEqualTo(Momentum.START);
        assertThat(after.frame())
                .as("the round is as before, without the effect on him")
                .isEqualTo(Colossi.happened(before, new FrameEvent.EffectEnded("web"))
                        .frame());
    }
}
