package io.github.crisisrules.encounter.colossus.rule;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.Awaiting;
import io.github.crisisrules.encounter.colossus.BeamToken;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusDice;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusViolation;
import io.github.crisisrules.encounter.colossus.Struck;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.colossus.Tower;
import io.github.crisisrules.encounter.frame.AttackPools;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.Step;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The checks that commands of this encounter make before they have any effect. */
public final class ColossusPreconditions
        extends io.github.crisisrules.encounter.frame.rule.FramePreconditions<
                ColossusState, ColossusEvent, ColossusPreconditions> {
    private ColossusPreconditions(
            ColossusState state, Story<ColossusState, ColossusEvent> story, Option<RuleViolation> refusal) {
        super(state, story, refusal);
    }

    public static ColossusPreconditions in(ColossusState state) {
        return new ColossusPreconditions(state, Colossus.GAME.story(state), Option.none());
    }

    @Override
    protected ColossusPreconditions with(Story<ColossusState, ColossusEvent> paid, Option<RuleViolation> refused) {
        return new ColossusPreconditions(state(), paid, refused);
    }

    @Override
    protected ColossusPreconditions same() {
        return this;
    }

    private ColossusPreconditions awaits(boolean holds, String wanted) {
        return asks(
                holds,
                () -> state().awaiting() == Awaiting.ROUND
                        ? new ColossusViolation.NoRampageInProgress(wanted, FrameAwaited.of(state().frame()))
                        : new ColossusViolation.NotAwaited(wanted, state().awaiting()));
    }

    public ColossusPreconditions awaits(Awaiting awaited, String wanted) {
        return awaits(state().awaiting() == awaited, wanted);
    }

    public ColossusPreconditions pushing() {
        return awaits(Awaiting.PUSH, "what a push meets");
    }

    public ColossusPreconditions throwing() {
        return awaits(
                state().awaiting() == Awaiting.CHARACTER_THROW || state().awaiting() == Awaiting.HANDS_THROWS,
                "a throw of a character");
    }

    public ColossusPreconditions awaitsSomebody() {
        return awaits(state().awaiting().hasFallback(), "that nobody is there");
    }

    public ColossusPreconditions begun() {
        return asks(
                state().frame().step() != Step.SETUP,
                () -> new ColossusViolation.NoRampageInProgress("an effect on him", FrameAwaited.of(state().frame())));
    }

    public ColossusPreconditions stands(Tower tower) {
        return asks(state().stands(tower), () -> new ColossusViolation.TowerAlreadyDestroyed(tower));
    }

    /** Requires two different standing towers. */
    public ColossusPreconditions towers(Tower one, Tower other) {
        return stands(one).stands(other).asks(!one.equals(other), () -> new ColossusViolation.SameTower(one));
    }

    public ColossusPreconditions notPointing(Tower on, Tower toward) {
        return asks(
                !state().beams()
                        .exists(beam -> beam.on().equals(on) && beam.toward().equals(toward)),
                () -> new ColossusViolation.BeamAlreadyPlaced(new BeamToken(on, toward)));
    }

    public ColossusPreconditions linked(Tower one, Tower other) {
        return asks(
                state().links().exists(link -> link.touches(one) && link.touches(other)),
                () -> new ColossusViolation.NotLinked(one, other));
    }

    public ColossusPreconditions untouched(CombatantId character) {
        return asks(
                !state().rampage().exists(rampage -> rampage.touched().contains(character)),
                () -> new ColossusViolation.AlreadyTouched(character));
    }

    /** Requires Crisis Team characters that the Colossus can choose, each named once. */
    public ColossusPreconditions choosable(Vector<CombatantId> characters) {
        return ofTheTeam(characters)
                .no(
                        characters.find(
                                character -> state().frame().find(character).exists(who -> !who.isStanding())),
                        ColossusViolation.CannotBeChosen::new);
    }

    /** Requires, after Bare Metal Hands, a target that the attack damaged. */
    public ColossusPreconditions offered(CombatantId character) {
        boolean anybody = state().awaiting() != Awaiting.HANDS_THROWS;
        return asks(
                anybody
                        || state().rampage()
                                .exists(rampage -> rampage.throwable().contains(character)),
                () -> new ColossusViolation.NotToBeThrown(character));
    }

    /** Requires one target, or for an area attack one or more. */
    public ColossusPreconditions targetsOfHands(int targets) {
        return asks(
                targets == 1 || (targets > 1 && ColossusCard.handsAreArea(state().momentum())),
                () -> new ColossusViolation.WrongTargets(targets));
    }

    /** Requires that the results of an attack of the Colossus are possible. */
    public ColossusPreconditions results(Vector<Struck> targets) {
        AttackPools pools = ColossusDice.byHim();
        return no(targets.flatMap(target -> target.result().fault(pools)).headOption(), why -> why);
    }

    /** Requires that the size of the terrain is at least 1. */
    public ColossusPreconditions size(int size) {
        return atLeast(1, "the size of the terrain", size);
    }

    /**
     * Requires that the report of a throw is possible: Crisis Team characters in play, each once, and valid damage
     * and sizes.
     */
    public ColossusPreconditions report(ThrowReport report) {
        return ofTheTeam(report.characters())
                .no(
                        report.collisions().find(hit -> hit.damage() < 0),
                        hit -> new FrameViolation.TooSmall("the damage to " + hit.character(), hit.damage(), 0))
                .no(
                        report.destroyed().find(size -> size < 1),
                        size -> new FrameViolation.TooSmall("the size of the terrain", size, 1));
    }
}
