package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CONTACTS_COME_IN_ORDER;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_AT_A_TOWER;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_AT_THE_END_OF_A_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_OF_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TOWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.DamagedCharacter;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.colossus.RampageChart;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.colossus.ThrowTools;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.tower.DisruptionBeams;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The steps of a Rampage, for commands that have passed their checks. */
public final class RampageRules {
    private RampageRules() {}

    /**
     * Begins a Rampage: a push toward the priority tower with the tool of the tier, or with the fixed tool if the
     * Colossus is Subdued.
     */
    @Rule({RAMPAGE, SUBDUE, RAMPAGE_AGAIN_IS_BOUNDED})
    public static Decision<ColossusState, ColossusEvent> begin(
            Decision<ColossusState, ColossusEvent> now, boolean subdued, int number) {
        ColossusState state = now.state();
        MovementTool tool = state.setup().momentumTrack().rampageTool(state.momentum(), subdued);
        return now.then(new ColossusEvent.RampageBegan(subdued, number, state.priorityTower(), tool));
    }

    /** Touches a character, which suffers the contact damage of the current tier. */
    @Rule({RAMPAGE, MOMENTUM_STAYS_0_WHILE_SUBDUED, CONTACTS_COME_IN_ORDER})
    public static Decision<ColossusState, ColossusEvent> touch(
            Decision<ColossusState, ColossusEvent> now, CombatantId character) {
        int damage = now.state().tier().contactDamage();
        return MomentumRules.harm(now.then(new ColossusEvent.CharacterTouched(character)), character, damage);
    }

    /** Crosses a link, which costs 3 Momentum and both its tokens. */
    @Rule(CROSS)
    public static Decision<ColossusState, ColossusEvent> cross(
            Decision<ColossusState, ColossusEvent> now, TowerLink link) {
        return MomentumRules.change(now.then(new ColossusEvent.LinkBroken(link)), MomentumCause.BEAM);
    }

    /**
     * Destroys a tower and ends the push. Its links are noted; the tower and every token on it or toward it are
     * removed; the loss is checked; links that were not broken before cost 3 Momentum together; the next token is
     * turned up if this was the priority tower; and the characters near it suffer 2 damage and gain 2 Power.
     */
    @Rule({TOWER, ORDER_AT_A_TOWER})
    public static Decision<ColossusState, ColossusEvent> fell(
            Decision<ColossusState, ColossusEvent> now, Tower tower, Vector<CombatantId> near) {
        ColossusState before = now.state();
        boolean linked = DisruptionBeams.isLinked(tower, before.beams());
        boolean priority = before.priorityTower().contains(tower);
        return now.then(new ColossusEvent.TowerDestroyed(tower))
                .andIf(linked, fell -> MomentumRules.change(fell, MomentumCause.LINKED_TOWER))
                .andIf(priority, RampageRules::turnUp)
                .and(fell -> near.foldLeft(fell, RampageRules::fallOn))
                .then(new ColossusEvent.PushEnded());
    }

    private static Decision<ColossusState, ColossusEvent> turnUp(Decision<ColossusState, ColossusEvent> now) {
        return now.then(
                new ColossusEvent.TowerTokenRevealed(now.state().towerTokens().head()));
    }

    private static Decision<ColossusState, ColossusEvent> fallOn(
            Decision<ColossusState, ColossusEvent> now, CombatantId character) {
        return MomentumRules.harm(now, character, Tower.DESTRUCTION_DAMAGE)
                .and(hit -> hit.thenAll(Harm.power(hit.state().frame().combatant(character), Tower.DESTRUCTION_POWER)
                        .map(ColossusEvent.InFrame::new)));
    }

    /** Throws terrain, which is destroyed together with the terrain that the throw broke. */
    @Rule({CHART, THROWN_TERRAIN_IS_DESTROYED})
    public static Decision<ColossusState, ColossusEvent> throwTerrain(
            Decision<ColossusState, ColossusEvent> now, int size, ThrowReport report) {
        MovementTool tool = now.state().setup().throwTools().terrain();
        return thrown(
                now.then(new ColossusEvent.TerrainThrown(size, tool)), report.destroyedWith(size), report.collisions());
    }

    /** Adds the terrain that a throw destroyed and the collisions that it caused. */
    @Rule(CHART)
    private static Decision<ColossusState, ColossusEvent> thrown(
            Decision<ColossusState, ColossusEvent> now,
            Vector<Integer> destroyed,
            Vector<DamagedCharacter> collisions) {
        return hit(now.thenAll(destroyed.map(ColossusEvent.TerrainDestroyed::new)), collisions);
    }

    /** Throws a character. After Bare Metal Hands, the next target may then be thrown. */
    @Rule({CHART, HANDS})
    public static Decision<ColossusState, ColossusEvent> throwAway(
            Decision<ColossusState, ColossusEvent> now, CombatantId character, ThrowReport report) {
        boolean afterHands = now.state().awaiting() == ColossusAwaited.BARE_METAL_HANDS_THROWS;
        ThrowTools tools = now.state().setup().throwTools();
        return thrown(
                        now.then(new ColossusEvent.CharacterThrown(
                                character, afterHands ? tools.bareMetalHands() : tools.character())),
                        report.destroyed(),
                        report.collisions())
                .and(done -> afterHands && done.state().throwable().nonEmpty() ? done : finish(done, false));
    }

    /** Applies the fallback of the chart, because there is no target. */
    @Rule({CHART, FALLBACK_NEEDS_RANGE_AND_SIGHT, ORDER_OF_DAMAGE})
    public static Decision<ColossusState, ColossusEvent> fallBack(Decision<ColossusState, ColossusEvent> now) {
        ColossusAwaited awaiting = now.state().awaiting();
        return RampageChart.resultWithoutTarget(awaiting).isDefined()
                ? now.then(new ColossusEvent.ChartFellBackToFailure())
                : finish(now.then(new ColossusEvent.NoTargetReported()), RampageChart.repeatsWithoutTarget(awaiting));
    }

    /**
     * Resolves Bare Metal Hands: damage to each target, then throws of the targets that were damaged and are
     * neither Dazed nor KO'd.
     */
    @Rule({HANDS, ORDER_OF_DAMAGE})
    public static Decision<ColossusState, ColossusEvent> hands(
            Decision<ColossusState, ColossusEvent> now, Vector<DamagedCharacter> targets) {
        boolean area = ColossusCard.handsAreArea(now.state().momentum());
        return hit(now.then(new ColossusEvent.BareMetalHandsAttacked(area, targets)), targets)
                .and(done -> {
                    Vector<CombatantId> throwable = targets.filter(target -> target.damage() > 0)
                            .map(DamagedCharacter::character)
                            .filter(target ->
                                    done.state().frame().combatant(target).isStanding());
                    return throwable.isEmpty()
                            ? finish(done, false)
                            : done.then(new ColossusEvent.ThrowsOffered(throwable));
                });
    }

    /** Resolves Hurl Debris: damage to the target, and 1 Momentum if there is any damage. */
    @Rule({DEBRIS, MOMENTUM})
    public static Decision<ColossusState, ColossusEvent> debris(
            Decision<ColossusState, ColossusEvent> now, DamagedCharacter target) {
        return hit(now.then(new ColossusEvent.DebrisHurled(target)), Vector.of(target))
                .andIf(target.damage() > 0, hurt -> MomentumRules.change(hurt, MomentumCause.DEBRIS))
                .and(done -> finish(done, false));
    }

    private static Decision<ColossusState, ColossusEvent> hit(
            Decision<ColossusState, ColossusEvent> now, Vector<DamagedCharacter> harmed) {
        return harmed.foldLeft(now, (still, each) -> MomentumRules.harm(still, each.character(), each.damage()));
    }

    /**
     * Ends a Rampage after its chart result: the gain for destroyed terrain, then possibly another Rampage. The
     * Rampage owed for being Subdued follows when the chain is over; after that one, Momentum is 9.
     */
    @Rule({MOMENTUM, RAMPAGE_AGAIN_IS_BOUNDED, ORDER_AT_THE_END_OF_A_RAMPAGE})
    public static Decision<ColossusState, ColossusEvent> finish(
            Decision<ColossusState, ColossusEvent> now, boolean again) {
        Rampage rampage = now.state().rampage().get();
        return now.andIf(rampage.hasDestroyed(), done -> MomentumRules.change(done, MomentumCause.TERRAIN))
                .then(new ColossusEvent.RampageEnded())
                .and(over -> again ? repeat(over, rampage) : stop(over));
    }

    private static Decision<ColossusState, ColossusEvent> repeat(
            Decision<ColossusState, ColossusEvent> now, Rampage rampage) {
        return Rampage.isAtLimit(rampage.number(), now.state().setup().rampageLimit())
                ? now.then(new ColossusEvent.RampageLimitReached(rampage.number()))
                : begin(now, rampage.isSubdued(), rampage.number() + 1);
    }

    /** Begins the next Rampage beyond the bound. */
    @Rule(RAMPAGE_AGAIN_IS_BOUNDED)
    public static Decision<ColossusState, ColossusEvent> goOn(Decision<ColossusState, ColossusEvent> now) {
        Rampage rampage = now.state().rampage().get();
        return begin(now, rampage.isSubdued(), rampage.number() + 1);
    }

    /** Ends the chain of Rampages. */
    @Rule({SUBDUE, MOMENTUM_STAYS_0_WHILE_SUBDUED})
    public static Decision<ColossusState, ColossusEvent> stop(Decision<ColossusState, ColossusEvent> now) {
        boolean subdued = now.state().rampage().exists(Rampage::isSubdued);
        return now.then(new ColossusEvent.RampageChainEnded()).thenIf(subdued, new ColossusEvent.MomentumRestored());
    }
}
